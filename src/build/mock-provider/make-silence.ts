const seconds = 60;
const rate = 8000;

/** A minute of silence as a WAV file: 8 bit, mono. Something for a player to play. */
export function makeSilence(): Buffer {
  const header = Buffer.alloc(44);
  const length = seconds * rate;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  // In 8 bit, the middle is silence.
  return Buffer.concat([header, Buffer.alloc(length, 128)]);
}
