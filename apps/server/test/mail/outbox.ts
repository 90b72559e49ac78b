import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { TestSite } from '../harness.ts'

/** A mail in the outbox. */
export interface SentMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Delivers everything queued and returns every mail of a site, oldest first. */
export async function sentMails(site: TestSite): Promise<SentMail[]> {
  await site.ctx.jobs.drain()
  const folder = join(site.dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (file) => {
        const mail = await PostalMime.parse(await readFile(join(folder, file)))
        return {
          to: mail.to?.[0]?.address ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
        }
      }),
  )
}

/** Returns the newest mail; throws if there is none. */
export async function newestMail(site: TestSite): Promise<SentMail> {
  const mail = (await sentMails(site)).at(-1)
  if (!mail) throw new Error('The outbox is empty')
  return mail
}

/** Returns the code in the link of the newest mail; '' if it contains none. */
export async function mailedCode(site: TestSite): Promise<string> {
  const { text } = await newestMail(site)
  return /\?code=([\w-]+)/.exec(text)?.[1] ?? ''
}
