import type { AppContext } from '../../context.ts'
import type { Form, ReadForm } from '../../platform/http/form.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import { siteUrl } from '../site-settings/index.ts'
import { BrandingIsForAdministrators, FileMissing, FileTooLarge, NotAPicture, SourceUnsupported } from './errors.ts'
import { storePicture } from './store-picture.ts'
import type { Source } from './upload.ts'
import { RULES, SOURCES, addressOf, isSource } from './upload.ts'

/**
 * Stores a re-encoded picture and returns its absolute address.
 * @throws {InvalidFields} on `source`, if no purpose is named
 * @throws {SourceUnsupported | BrandingIsForAdministrators | FileMissing | FileTooLarge}
 * @throws {NotAPicture | TypeNotTaken | TooManyPixels | DamagedPicture}
 * @throws {TooManyRequests} if too many pictures are queued
 */
export async function uploadFile(ctx: AppContext, readForm: ReadForm, viewer: Viewer): Promise<string> {
  const isAdmin = viewer.roleId === 2
  // The purpose may come after the file, so at first the limit is the largest that this person may send for any
  // purpose.
  const ceiling = Math.max(...SOURCES.filter((source) => isAdmin || source !== 'branding').map(maxBytes))
  const form = await readForm({ file: 'file', maxBytes: ceiling })
  const source = sourceOf(form, ceiling)
  if (source === 'branding' && !isAdmin) throw new BrandingIsForAdministrators()
  const { file } = form
  if (file === undefined) throw new FileMissing()
  if (file === 'too_large' || file.length > maxBytes(source)) throw new FileTooLarge(maxBytes(source))
  if (file.length === 0) throw new NotAPicture()
  const { path } = await storePicture(ctx, file, { source, ownerId: viewer.id })
  return addressOf(path, await siteUrl(ctx))
}

function maxBytes(source: Source): number {
  return RULES[source].maxBytes
}

/** Returns the purpose of the file. */
function sourceOf(form: Form, ceiling: number): Source {
  const named = form.fields.get('source')?.trim() ?? ''
  if (isSource(named)) return named
  // Reading stopped at a file too large for any purpose, so the purpose after it was never read; report the size.
  if (named === '' && form.file === 'too_large') throw new FileTooLarge(ceiling)
  throw named === ''
    ? new InvalidFields([{ field: 'source', message: 'validation.required' }])
    : new SourceUnsupported()
}
