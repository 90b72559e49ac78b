import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { storePeople } from './content/store-people.ts'
import { storeQuestions } from './content/store-questions.ts'
import { prepareRun } from './run.ts'

/** Text that does not compress well: characters of two code units, each different from the one before. */
const long = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(0x20000 + ((index * 7919) % 40_000))).join('')

describeOnEveryEngine('what an import stores', (open) => {
  it('keeps titles and display names within the limits of those written here, and reports what was cut', async () => {
    const { ctx } = await open()
    const run = await prepareRun(ctx, 'elsewhere.example')
    const [title, name] = [`  ${long(3000)} `, long(3000)]
    const createdAt = Date.UTC(2024, 0)
    const person = {
      eMail: '',
      isVerified: true,
      passwordHash: null,
      role: 1,
      status: 'normal',
      suspendedUntil: null,
      rank: 1,
      bio: '',
      website: '',
      location: '',
      language: '',
      usesGravatar: false,
      createdAt,
      lastLoginAt: null,
    } as const
    const nothing = { votes: [], followers: [], bookmarks: [], tags: [], score: 0, viewCount: 0 }
    const shown = { isDeleted: false, isPinned: false, isListed: true, createdAt }
    const version = {
      personId: '1',
      at: createdAt,
      title: long(200),
      text: 'One',
      tags: [],
      summary: '',
      isWaiting: false,
    }
    const notes = await ctx.db.transaction().execute(async (tx) => [
      ...(await storePeople(run, tx, [
        { ...person, id: '1', username: 'one', displayName: name },
        { ...person, id: '2', username: 'two', displayName: long(30) },
      ])),
      ...(await storeQuestions(run, tx, [
        {
          ...nothing,
          ...shown,
          id: '7',
          title,
          text: 'Why?',
          author: { id: '1', displayName: undefined },
          versions: [version],
        },
        {
          ...nothing,
          ...shown,
          id: '8',
          title: long(150),
          text: 'Why?',
          author: { id: undefined, displayName: name },
          versions: [],
        },
      ])),
    ])
    expect(notes).toEqual([
      { id: '1', reason: 'stored with the first 30 characters of the display name' },
      { id: '7', reason: 'stored with the first 150 characters of the title' },
    ])
    const questions = await ctx.db.selectFrom('questions').select('title').orderBy('id').execute()
    expect(questions.map((row) => row.title)).toEqual([long(150), long(150)])
    const users = await ctx.db.selectFrom('users').select('display_name').execute()
    expect(users.filter((row) => row.display_name === long(30))).toHaveLength(3)
    const [revision] = await ctx.db.selectFrom('revisions').select('title').where('summary', '=', '').execute()
    expect(revision?.title).toBe(long(150))
  })
})
