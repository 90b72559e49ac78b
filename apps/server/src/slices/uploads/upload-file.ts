import type { AppContext } from '../../context.ts'
import type { Form, ReadForm } from '../../platform/http/form.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { InvalidFields } from '../../platform/http/refusal.ts'
import { siteUrl } from '../site-settings/index.ts'
import { BrandingIsForAdministrators, FileMissing, FileTooLarge, NotAPicture, SourceUnsupported } from './errors.ts'
import { cleanPicture } from './picture.ts'
import { deleteUpload, insertUpload } from './store.ts'
import type { Source } from './upload.ts'
import { RULES, SOURCES, addressOf, isSource, newPath } from './upload.ts'

/**
 * Stores a picture, drawn anew, and answers with its absolute address (wire endpoints, POST file).
 * @throws {SourceUnsupported | BrandingIsForAdministrators | FileMissing | FileTooLarge}
 * @throws {NotAPicture | TypeNotTaken | TooManyPixels | DamagedPicture}
 */
export async function uploadFile(app: AppContext, readForm: ReadForm, viewer: Viewer): Promise<string> {
  const isAdmin = viewer.roleId === 2
  // What the file is for may only be said behind it: until then nothing larger is read than this person may send.
  const ceiling = Math.max(...SOURCES.filter((source) => isAdmin || source !== 'branding').map(maxBytes))
  const form = await readForm({ file: 'file', maxBytes: ceiling })
  const source = sourceOf(form, ceiling)
  if (source === 'branding' && !isAdmin) throw new BrandingIsForAdministrators()
  const { file } = form
  if (file === undefined) throw new FileMissing()
  if (file === 'too_large' || file.length > maxBytes(source)) throw new FileTooLarge(maxBytes(source))
  if (file.length === 0) throw new NotAPicture()
  const { bytes, type, width, height } = await cleanPicture(file, RULES[source])
  const path = newPath(source, type)
  // The row first: a file that no row tells of would never be cleaned up.
  const row = { owner_id: viewer.id, source, path, bytes: bytes.length, width, height, created_at: app.clock.now() }
  await insertUpload(app.db, row)
  try {
    await app.files.put(path, bytes)
  } catch (error) {
    await deleteUpload(app.db, path)
    throw error
  }
  return addressOf(path, await siteUrl(app))
}

function maxBytes(source: Source): number {
  return RULES[source].maxBytes
}

/** What the file is for. */
function sourceOf(form: Form, ceiling: number): Source {
  const named = form.fields.get('source')?.trim() ?? ''
  if (isSource(named)) return named
  // Reading ended at a file that is too large for any purpose: that is the news, whatever stood behind it.
  if (named === '' && form.file === 'too_large') throw new FileTooLarge(ceiling)
  throw named === ''
    ? new InvalidFields([{ field: 'source', message: 'validation.required' }])
    : new SourceUnsupported()
}
