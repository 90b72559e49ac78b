import { randomBytes } from 'node:crypto'
import type { PictureType } from './picture-type.ts'

const MEGABYTE = 1024 * 1024

/** What an upload may be for (wire endpoints, POST file). */
export const SOURCES = ['avatar', 'post', 'branding'] as const
export type Source = (typeof SOURCES)[number]

/** Which pictures a purpose takes. */
export interface SourceRules {
  /** The largest file, in bytes (decision 8). */
  maxBytes: number
  types: readonly PictureType[]
  /** Whether pictures may move. */
  animated: boolean
  /** The longest side to keep, in pixels; larger pictures are made smaller. */
  maxSide?: number
}

/** The longest side of an avatar, and of every crop of one (domain facts §18). */
export const AVATAR_SIDE = 1024

export const RULES: Readonly<Record<Source, SourceRules>> = {
  avatar: { maxBytes: 4 * MEGABYTE, types: ['jpg', 'png', 'webp'], animated: false, maxSide: AVATAR_SIDE },
  post: { maxBytes: 4 * MEGABYTE, types: ['jpg', 'png', 'gif', 'webp'], animated: true },
  branding: { maxBytes: 10 * MEGABYTE, types: ['jpg', 'png', 'ico'], animated: false },
}

export function isSource(text: string): text is Source {
  return SOURCES.some((source) => source === text)
}

/** A size as people read it. */
export function megabytes(bytes: number): string {
  return `${bytes / MEGABYTE} MB`
}

/** A path that nobody can guess: 128 random bits, in signs that mean nothing to Markdown, HTML or an address. */
export function newPath(source: Source, type: PictureType): string {
  return `${source}/${randomBytes(16).toString('hex')}.${type}`
}

/** The paths of uploads that a text names, wherever the site was when it was written. */
export function pathsIn(text: string): string[] {
  const found = text.matchAll(/\/uploads\/((?:avatar|post|branding)\/[0-9a-f]{32}\.(?:jpg|png|gif|webp|ico))/g)
  return [...found].flatMap(([, path]) => path ?? [])
}

/** The path of an address on this site, undefined for any other address. */
export function pathOfAddress(address: string, siteUrl: string): string | undefined {
  const [path] = pathsIn(address)
  return path !== undefined && [siteUrl, ''].some((base) => address === addressOf(path, base)) ? path : undefined
}

/** The address under which an upload is served. */
export function addressOf(path: string, siteUrl: string): string {
  return `${siteUrl}/uploads/${path}`
}

/** Where a file waits until it is gone for good. */
export function deletedPath(path: string): string {
  return `deleted/${path}`
}

/** The folder of an avatar's crops. */
export function cropFolder(path: string): string {
  return path.replace(/^avatar\//, 'avatar_thumb/').replace(/\.\w+$/, '')
}

/** Sides of the crops that are made. Any number asks for the next of them, so that nobody fills the disk with crops. */
const CROPS = [32, 48, 64, 96, 128, 192, 256, 384, 512, 768, AVATAR_SIDE] as const

/** The side of the crop that is made for a wanted one, undefined for what is no size. */
export function cropSide(wanted: string | undefined): number | undefined {
  const side = /^\d{1,6}$/.test(wanted ?? '') ? Number(wanted) : 0
  return side === 0 ? undefined : (CROPS.find((step) => step >= side) ?? AVATAR_SIDE)
}
