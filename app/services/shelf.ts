import type { Device } from './device';

/** Where there is room for much: on phones where everything is. */
export function shelfBeside(device: Device): Device {
  return device;
}
