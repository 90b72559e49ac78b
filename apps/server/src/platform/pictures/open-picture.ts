import { createRequire } from 'node:module'
import type * as SharpModule from 'sharp'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'

const load = createRequire(import.meta.url)
let library: typeof SharpModule.default | undefined

/**
 * The loaders of the accepted types; the loaders of SVG, PDF and all other types are disabled for the whole process.
 */
const READERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
]

/**
 * Opens a picture with `sharp`, which is loaded on first use: a server without pictures saves 21 MB and 60 ms of
 * processor time at its start (`require('sharp')` in a process of its own; `pnpm bench` prints memory and processor
 * time of the whole start). Can become a static import once that cost no longer matters.
 */
export function openPicture(options: SharpOptions): Sharp
export function openPicture(input: SharpInput, options?: SharpOptions): Sharp
export function openPicture(input: SharpInput | SharpOptions, options?: SharpOptions): Sharp {
  library ??= open()
  // This calls sharp for both overloads above; sharp itself distinguishes a call without an input.
  return library(input as SharpInput, options)
}

function open(): typeof SharpModule.default {
  // The module exports what its types declare, so the cast is safe.
  const sharp = load('sharp') as typeof SharpModule.default
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READERS })
  // Every picture is drawn once, so neither a cache nor more than one core per picture would help.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
