import { renderMarkdown } from '@quandary/markdown'
import { setImportedRank } from '../../slices/reputation/index.ts'
import { insertUser } from '../../slices/users/index.ts'
import { idOf, timeOf, numberOf } from './dump.ts'
import { htmlToMarkdown } from '../html-to-markdown.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { ImportStep } from './run.ts'
import { newRows } from './run.ts'
import { findLocalIds, saveLocalIds } from '../store.ts'
import { chooseUsernames } from '../usernames.ts'
import { displayNameWithin, notesOnDisplayName } from '../within-limits.ts'

/**
 * Imports people: profile and reputation. A dump has no e-mail addresses and no passwords, so nobody can sign in as
 * them.
 */
export const importUsers: ImportStep = {
  name: 'users',
  title: 'People',
  file: 'Users.xml',
  async store(run, tx, rows) {
    const stored = await findLocalIds(tx, run.source, 'user', rows.map(idOf))
    const unusable: Unusable[] = []
    const usable: { row: DumpRow; id: string; createdAt: number }[] = []
    for (const row of newRows(rows, stored)) {
      const createdAt = timeOf(row, 'CreationDate')
      if (createdAt === undefined) unusable.push({ id: idOf(row), reason: 'no creation date' })
      else usable.push({ row, id: idOf(row), createdAt })
    }
    const people = usable.map(({ row, id }) => ({
      displayName: displayNameOf(row),
      number: Math.abs(Number(id)),
    }))
    const usernames = await chooseUsernames(tx, people)
    const ids = new Map<string, number>()
    for (const [index, { row, id, createdAt }] of usable.entries()) {
      const userId = await insertUser(tx, {
        username: usernames[index] ?? '',
        display_name: displayNameWithin(displayNameOf(row)),
        e_mail: '',
        password_hash: null,
        status: 'normal',
        mail_status: 1,
        created_at: createdAt,
        ...profileOf(run, row),
      })
      await setImportedRank(tx, userId, numberOf(row, 'Reputation'))
      unusable.push(...notesOnDisplayName(id, displayNameOf(row)))
      ids.set(id, userId)
    }
    await saveLocalIds(tx, run.source, 'user', ids)
    return unusable
  },
}

function displayNameOf(row: DumpRow): string {
  return row.attributes.DisplayName?.trim() || `user${idOf(row)}`
}

function profileOf(run: ImportRun, row: DumpRow) {
  const bio = htmlToMarkdown(row.attributes.AboutMe ?? '')
  const website = row.attributes.WebsiteUrl?.trim() ?? ''
  return {
    bio,
    bio_html: renderMarkdown(bio, { siteUrl: run.siteUrl }),
    website: /^https?:\/\//i.test(website) ? website : '',
    location: row.attributes.Location?.trim() ?? '',
  }
}
