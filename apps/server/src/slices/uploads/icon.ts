import { DamagedPicture } from './errors.ts'
import { pictureTypeOf } from './picture-type.ts'

/** One of the images of an icon file: a PNG, or RGBA pixels from the top left. */
export type IconImage =
  | { kind: 'png'; bytes: Buffer }
  | { kind: 'pixels'; pixels: Buffer; width: number; height: number }

/** Maximum number of images in one file. Browsers use fewer. */
const MAX_IMAGES = 16
const MAX_SIDE = 256
const DIRECTORY_BYTES = 6
const ENTRY_BYTES = 16
const HEADER_BYTES = 40

/**
 * Reads the images of a Windows icon file. Each is a PNG, or an uncompressed bitmap followed by a mask.
 * @throws {DamagedPicture} if the file is inconsistent, or contains other kinds of bitmaps
 */
export function readIcon(file: Buffer): IconImage[] {
  const count = within(file, 4, 2).readUInt16LE(0)
  if (count === 0 || count > MAX_IMAGES) throw new DamagedPicture()
  return Array.from({ length: count }, (_, index) => {
    const entry = within(file, DIRECTORY_BYTES + index * ENTRY_BYTES, ENTRY_BYTES)
    const bytes = within(file, entry.readUInt32LE(12), entry.readUInt32LE(8))
    return pictureTypeOf(bytes) === 'png' ? { kind: 'png', bytes } : readBitmap(bytes)
  })
}

/** Packs PNGs into a Windows icon file; no side may exceed 256 pixels. */
export function packIcon(images: readonly { bytes: Buffer; width: number; height: number }[]): Buffer {
  const directory = Buffer.alloc(DIRECTORY_BYTES + images.length * ENTRY_BYTES)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  for (const [index, { bytes, width, height }] of images.entries()) {
    const at = DIRECTORY_BYTES + index * ENTRY_BYTES
    // A side of 256 is stored as 0.
    directory.writeUInt8(width % MAX_SIDE, at)
    directory.writeUInt8(height % MAX_SIDE, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(bytes.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([directory, ...images.map(({ bytes }) => bytes)])
}

function within(file: Buffer, start: number, length: number): Buffer {
  if (start + length > file.length) throw new DamagedPicture()
  return file.subarray(start, start + length)
}

function readBitmap(file: Buffer): IconImage {
  const header = within(file, 0, HEADER_BYTES)
  const [headerBytes, width, doubleHeight] = [header.readUInt32LE(0), header.readInt32LE(4), header.readInt32LE(8)]
  const [bits, compression] = [header.readUInt16LE(14), header.readUInt32LE(16)]
  // The stored height includes the mask below the picture.
  const height = doubleHeight / 2
  const isSize = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= MAX_SIDE
  if (headerBytes !== HEADER_BYTES || compression !== 0 || !isSize(width) || !isSize(height)) throw new DamagedPicture()
  if (![1, 4, 8, 24, 32].includes(bits)) throw new DamagedPicture()
  const colors = bits > 8 ? 0 : header.readUInt32LE(32) || 2 ** bits
  const palette = within(file, HEADER_BYTES, colors * 4)
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  const maskRowBytes = Math.ceil(width / 32) * 4
  const rows = within(file, HEADER_BYTES + palette.length, rowBytes * height)
  const mask = file.subarray(HEADER_BYTES + palette.length + rows.length)
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    // Bitmaps are stored bottom-up.
    const row = rows.subarray((height - 1 - y) * rowBytes, (height - y) * rowBytes)
    const maskRow = mask.subarray((height - 1 - y) * maskRowBytes, (height - y) * maskRowBytes)
    for (let x = 0; x < width; x++) {
      const color = bits > 8 ? row.subarray((x * bits) / 8) : paletteColor(palette, row, x, bits)
      const [blue = 0, green = 0, red = 0, alpha = 0] = color
      const masked = ((maskRow[x >> 3] ?? 0) >> (7 - (x & 7))) & 1
      pixels.set([red, green, blue, bits === 32 ? alpha : masked === 1 ? 0 : 255], (y * width + x) * 4)
    }
  }
  return { kind: 'pixels', pixels, width, height }
}

function paletteColor(palette: Buffer, row: Buffer, x: number, bits: number): Buffer {
  const byte = row[(x * bits) >> 3] ?? 0
  const index = (byte >> (8 - bits - ((x * bits) & 7))) & (2 ** bits - 1)
  return palette.subarray(index * 4, index * 4 + 4)
}
