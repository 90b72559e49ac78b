import sharp from 'sharp'

/** A picture of one colour. */
export function plain(width: number, height: number, color = 'teal') {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

/** A picture that no format compresses well. */
export function noise(width: number, height: number) {
  const pixels = { type: 'gaussian', mean: 99, sigma: 80 } as const
  return sharp({ create: { width, height, channels: 3, background: 'black', noise: pixels } })
}

/** An animation of differently coloured frames. */
export async function animation(frames: number, side: number) {
  const pictures = Array.from({ length: frames }, (_, index) =>
    plain(side, side, `rgb(${(index * 40) % 256}, 90, 120)`)
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(pictures), { join: { animated: true } })
}

/** A picture 60 wide and 40 high from a camera held sideways, with location and copyright in its metadata. */
export function fromCamera() {
  return plain(60, 40)
    .withExif({
      IFD0: { Copyright: 'Ada Lovelace' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
}

/** An icon of one 16 × 16 bitmap with a palette of two colours, as old programs write them. */
export function paletteIcon(): Buffer {
  const directory = Buffer.from('00000100010010100200010001000000000016000000', 'hex')
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(16, 4)
  header.writeInt32LE(32, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(1, 14)
  const palette = Buffer.from('0000ff00ff000000', 'hex')
  const rows = Buffer.concat(Array.from({ length: 16 }, () => Buffer.from('ff000000', 'hex')))
  // The first column of each row is masked out.
  const mask = Buffer.concat(Array.from({ length: 16 }, () => Buffer.from('80000000', 'hex')))
  const image = Buffer.concat([header, palette, rows, mask])
  directory.writeUInt32LE(image.length, 14)
  directory.writeUInt32LE(22, 18)
  return Buffer.concat([directory, image])
}
