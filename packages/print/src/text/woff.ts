import { unzlibSync } from 'fflate';

const WOFF = 0x774f4646;

/**
 * A WOFF file unpacked. The reader of fonts would unpack a table again for every letter that it takes out of it, and
 * most of the time of a print would go into that. Other files are left as they are.
 */
export function unpackWoff(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 44 || view.getUint32(0) !== WOFF) return bytes;
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((k) => view.getUint32(at + k)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const raw = bytes.subarray(offset, offset + packed);
    return { tag, checksum, data: packed < length ? unzlibSync(raw, { out: new Uint8Array(length) }) : raw };
  });
  const padded = (length: number) => (length + 3) & ~3;
  const head = 12 + 16 * count;
  const out = new Uint8Array(head + tables.reduce((sum, { data }) => sum + padded(data.length), 0));
  const write = new DataView(out.buffer);
  write.setUint32(0, view.getUint32(4));
  write.setUint16(4, count);
  const power = 2 ** Math.floor(Math.log2(count));
  write.setUint16(6, power * 16);
  write.setUint16(8, Math.log2(power));
  write.setUint16(10, (count - power) * 16);
  let at = head;
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + i * 16;
    write.setUint32(entry, tag);
    write.setUint32(entry + 4, checksum);
    write.setUint32(entry + 8, at);
    write.setUint32(entry + 12, data.length);
    out.set(data, at);
    at += padded(data.length);
  }
  return out;
}
