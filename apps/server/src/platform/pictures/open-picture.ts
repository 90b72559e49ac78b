import { createRequire } from 'node:module'
import type * as SharpModule from 'sharp'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'

const load = createRequire(import.meta.url)
let library: typeof SharpModule.default | undefined

/** Readers of the types that are taken; what would read SVG, PDF and the rest is switched off for the process. */
const READERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
]

/**
 * A picture to read or draw: `sharp` itself, loaded with the first picture, because it takes time and memory that a
 * server without one never uses.
 */
export function openPicture(options: SharpOptions): Sharp
export function openPicture(input: SharpInput, options?: SharpOptions): Sharp
export function openPicture(input: SharpInput | SharpOptions, options?: SharpOptions): Sharp {
  library ??= open()
  // Both of its forms are declared above; it tells them apart by itself.
  return library(input as SharpInput, options)
}

function open(): typeof SharpModule.default {
  // What a module exports is what its types say.
  const sharp = load('sharp') as typeof SharpModule.default
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READERS })
  // Every picture is drawn once: keeping them in memory, or spreading one over all cores, helps nobody.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
