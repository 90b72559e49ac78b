import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { checkCounters } from '../integrity/index.ts'
import { importStackExchange } from './index.ts'

const folder = process.env.QUANDARY_STACKEXCHANGE_DUMP
const TITLE = 'What is a citra hop, and how does it differ from other hops?'

if (folder === undefined) {
  process.stderr.write('Not run: the import of a real dump (QUANDARY_STACKEXCHANGE_DUMP is not set).\n')
  it.skip('a real dump is imported whole: name its folder in QUANDARY_STACKEXCHANGE_DUMP', () => {})
} else {
  describeOnEveryEngine('a real dump', (open, engine) => {
    it('D1 is imported whole, rightly counted and findable', { timeout: 240_000 }, async () => {
      const site = await open()
      const { db } = site.app
      const started = performance.now()
      await importStackExchange(site.app, { folder })
      process.stderr.write(`Imported on ${engine} in ${Math.round(performance.now() - started)} ms\n`)
      // Counted without any of the code that imports: by the text of the files alone.
      const textOf = (file: string) => readFile(join(folder, file), 'utf8')
      const posts = await textOf('Posts.xml')
      const rowsOf = async (file: string) => (await textOf(file)).split('<row ').length - 1
      const inPosts = (text: string) => posts.split(text).length - 1
      const questions = await db.selectFrom('questions').selectAll().execute()
      const answers = await db.selectFrom('answers').selectAll().execute()
      const countOf = async (table: 'comments' | 'tags' | 'users') =>
        (await db.selectFrom(table).select('id').execute()).length
      expect(questions).toHaveLength(inPosts(' PostTypeId="1"'))
      expect(answers).toHaveLength(inPosts(' PostTypeId="2"'))
      expect(await countOf('comments')).toBe(await rowsOf('Comments.xml'))
      expect(await countOf('tags')).toBe(await rowsOf('Tags.xml'))
      const living = await db.selectFrom('users').select('id').where('status', '=', 'normal').execute()
      // The administrator is in no dump.
      expect(living).toHaveLength((await rowsOf('Users.xml')) + 1)
      expect(questions.filter((row) => row.accepted_answer_id !== null)).toHaveLength(inPosts(' AcceptedAnswerId="'))
      const scores = [...posts.matchAll(/ PostTypeId="[12]".*? Score="(-?\d+)"/g)].map(([, score]) => Number(score))
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
      expect(sum([...questions, ...answers].map((row) => row.vote_count))).toBe(sum(scores))
      expect([...questions, ...answers].filter((row) => row.base_up - row.base_down !== row.vote_count)).toEqual([])
      expect(await checkCounters(site.app)).toEqual([])
      const first = questions.find((row) => row.title === TITLE)
      expect(answers.find((answer) => answer.id === first?.accepted_answer_id)?.original_text).toContain('Citra')
      const { list } = await unwrap(site.api().call('search', { query: { q: 'citra hop', order: 'relevance' } }))
      expect(list.map((hit) => hit.object.title)).toContain(TITLE)
    })
  })
}
