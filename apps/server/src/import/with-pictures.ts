import type { ImportedAnswer, ImportedQuestion } from './content/records.ts'
import type { PictureAddresses } from './former-pictures.ts'
import { takePictures } from './former-pictures.ts'
import type { ImportRun } from './run.ts'
import { findLocalIds } from './store.ts'
import type { FormerUploads } from './uploads.ts'

/** A post whose texts may show pictures. */
export type Pictured = Pick<ImportedQuestion | ImportedAnswer, 'id' | 'text' | 'author' | 'notes'> &
  Partial<Pick<ImportedQuestion, 'versions'>>

/** Stores the pictures in some posts, and replaces their addresses in the texts of the posts and of their versions. */
export async function withPictures<Post extends Pictured>(
  run: ImportRun,
  uploads: FormerUploads,
  addresses: PictureAddresses,
  posts: readonly Post[],
): Promise<Post[]> {
  const owners = await findLocalIds(
    run.ctx.db,
    run.source,
    'user',
    posts.flatMap(({ author }) => author.id ?? []),
  )
  const changed: Post[] = []
  for (const post of posts) {
    const versions = post.versions ?? []
    const { texts, notes } = await takePictures(uploads, addresses, {
      id: post.id,
      texts: [post.text, ...versions.map(({ text }) => text)],
      ownerId: owners.get(post.author.id ?? ''),
      source: 'post',
    })
    changed.push({
      ...post,
      text: texts[0] ?? post.text,
      ...(post.versions
        ? { versions: versions.map((version, index) => ({ ...version, text: texts[index + 1] ?? version.text })) }
        : {}),
      notes: [...(post.notes ?? []), ...notes],
    })
  }
  return changed
}
