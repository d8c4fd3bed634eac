const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Whether Windows takes a name for a device, with any ending: no file or folder can be called so. */
export function isDeviceName(name: string): boolean {
  return deviceName.test(name);
}
