import { randomBytes } from 'node:crypto'
import type { BasePath } from '../../platform/http/base-path.ts'
import type { PictureType } from './picture-type.ts'

const MEGABYTE = 1024 * 1024

/** The purposes of uploads (docs/spec/contract.md#uploads). */
export const SOURCES = ['avatar', 'post', 'branding'] as const
export type Source = (typeof SOURCES)[number]

/** The pictures accepted for a purpose. */
export interface SourceRules {
  /** The largest file in bytes (docs/spec/decisions.md#d8). */
  maxBytes: number
  types: readonly PictureType[]
  /** True if animations stay animated. */
  animated: boolean
  /** The longest side in pixels; larger pictures are scaled down. */
  maxSide?: number
}

/** The longest side of an avatar, and of every crop of one (docs/spec/contract.md#uploads). */
export const AVATAR_SIDE = 1024

export const RULES: Readonly<Record<Source, SourceRules>> = {
  avatar: { maxBytes: 4 * MEGABYTE, types: ['jpg', 'png', 'webp'], animated: false, maxSide: AVATAR_SIDE },
  post: { maxBytes: 4 * MEGABYTE, types: ['jpg', 'png', 'gif', 'webp'], animated: true },
  branding: { maxBytes: 10 * MEGABYTE, types: ['jpg', 'png', 'ico'], animated: false },
}

export function isSource(text: string): text is Source {
  return SOURCES.some((source) => source === text)
}

/** Formats a size for people. */
export function megabytes(bytes: number): string {
  return `${bytes / MEGABYTE} MB`
}

/** Makes an unguessable path: 128 random bits, in characters without a meaning in Markdown, HTML or URLs. */
export function newPath(source: Source, type: PictureType): string {
  return `${source}/${randomBytes(16).toString('hex')}.${type}`
}

const PATH = String.raw`/uploads/((?:avatar|post|branding)/[0-9a-f]{32}\.(?:jpg|png|gif|webp|ico))`

const OWN = new RegExp(`^${PATH}$`)
const FORMER = new RegExp(String.raw`^(?:/[\w.~-]+)+?${PATH}$`)

/** Finds the paths of uploads in a text, whatever the site's address was when it was written. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(new RegExp(PATH, 'g'))].flatMap(([, path]) => path ?? [])
}

/**
 * Returns the upload path in an address on the site's host. The address may begin with any base path, because the site
 * may have had another one. Undefined for any other address.
 */
export function pathOfAddress(address: string, siteUrl: string): string | undefined {
  const origin = URL.parse(siteUrl)?.origin ?? ''
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  return path.startsWith('/uploads/') ? OWN.exec(path)?.[1] : FORMER.exec(path)?.[1]
}

/**
 * Returns the upload path in an address that dates from when the site had another base path; undefined for any other
 * address.
 * @param path the requested path, at which the site has nothing
 */
export function formerUploadPath(path: string): string | undefined {
  return FORMER.exec(path)?.[1]
}

/**
 * Replaces upload addresses in a text by the current ones if they date from when the site was at the root of its host.
 */
export function currentUploads(text: string, { origin, path: base }: BasePath): string {
  if (base === '' || !text.includes(`${origin}/uploads/`)) return text
  const former = new RegExp(origin.replaceAll(/[.[\]]/g, String.raw`\$&`) + PATH, 'g')
  return text.replaceAll(former, (_all, path: string) => addressOf(path, origin + base))
}

export function addressOf(path: string, siteUrl: string): string {
  return `${siteUrl}/uploads/${path}`
}

/** Returns where a discarded file stays until it is purged. */
export function deletedPath(path: string): string {
  return `deleted/${path}`
}

export function cropFolder(path: string): string {
  return path.replace(/^avatar\//, 'avatar_thumb/').replace(/\.\w+$/, '')
}

/** Sides of the crops. Requests are rounded up to one of these, so that nobody fills the disk with crops. */
const CROPS = [32, 48, 64, 96, 128, 192, 256, 384, 512, 768, AVATAR_SIDE] as const

/** Returns the side of the crop for a requested size; undefined if it is not a size. */
export function cropSide(wanted: string | undefined): number | undefined {
  const side = /^\d{1,6}$/.test(wanted ?? '') ? Number(wanted) : 0
  return side === 0 ? undefined : (CROPS.find((step) => step >= side) ?? AVATAR_SIDE)
}
