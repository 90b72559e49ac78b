import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textOf } from './cells.ts'
import { openDumpOrDatabase } from './dump-tables.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quandary-dump-'))
})
afterEach(() => rm(folder, { recursive: true }))

const DEFINITION =
  'CREATE TABLE public.posts (\n    id integer NOT NULL,\n    topic_id integer,\n    post_number integer\n);\n'

it.each([
  ['COPY', 'COPY public.posts (id, topic_id, post_number) FROM stdin;\n9\t7\t1\n10\t7\t2\n11\t8\t1\n\\.\n'],
  ['INSERT', 'INSERT INTO public.posts VALUES (9, 7, 1), (10, 7, 2), (11, 8, 1);\n'],
  [
    'INSERT with columns',
    'INSERT INTO public.posts (id, topic_id, post_number) VALUES (9, 7, 1), (10, 7, 2), (11, 8, 1);\n',
  ],
])('finds rows by a second column in a dump with %s', async (_kind, rows) => {
  const file = join(folder, 'dump.sql')
  await writeFile(file, `${DEFINITION}${rows}`)
  const { tables, close } = await openDumpOrDatabase(file, () => ['id', 'topic_id'])
  const idsOf = async (value: string | readonly string[]) => {
    const found = await tables.related('posts', 'topic_id', ['7', '8'], 'id', { column: 'post_number', value })
    return found.map((row) => textOf(row, 'id'))
  }
  expect(await idsOf('1')).toEqual(['9', '11'])
  expect(await idsOf(['1', '2'])).toEqual(['9', '10', '11'])
  expect(await idsOf([])).toEqual([])
  await close()
})
