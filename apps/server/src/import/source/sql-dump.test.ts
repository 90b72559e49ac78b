import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DumpRows } from './sql-dump.ts'
import { readSqlDump } from './sql-dump.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quandary-sql-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(text: string): Promise<DumpRows[]> {
  const file = join(folder, 'dump.sql')
  await writeFile(file, text)
  const found: DumpRows[] = []
  for await (const rows of readSqlDump(file)) found.push(rows)
  return found
}

it('reads the values of an INSERT as they were written', async () => {
  const text = String.raw`INSERT INTO ${'`a``b`'} (id, ${'`t;ext`'}) VALUES (1,'it''s (a) ; \'b\' \\ \n\t\0\Z'),(-2,NULL),(3.5,_binary 'x\ty'),(12345678901234567,0x4142);`
  expect(await read(`${text}\n`)).toEqual([
    {
      table: 'a`b',
      columns: ['id', 't;ext'],
      rows: [
        [1n, "it's (a) ; 'b' \\ \n\t\0\u001A"],
        [-2n, null],
        ['3.5', 'x\ty'],
        [12345678901234567n, 'AB'],
      ],
    },
  ])
})

it('reads statements over several lines, and takes no sign in a text for the end of one', async () => {
  const found = await read(
    "/*!40101 SET x=1 */;\r\nINSERT INTO t (a) VALUES\r\n('one;\r\n-- no comment\r\n'),\r\n('two');\r\nSELECT 1;\r\n",
  )
  expect(found).toEqual([{ table: 't', columns: ['a'], rows: [['one;\n-- no comment\n'], ['two']] }])
})

it('takes the columns from the definition of a table where a statement names none', async () => {
  const found = await read(
    "CREATE TABLE `t` (\n  `id` int(11) NOT NULL,\n  `b` text DEFAULT ';',\n  KEY `k` (`id`)\n);\nINSERT INTO `t` VALUES (1,'x');\n",
  )
  expect(found[0]).toEqual({ table: 't', columns: ['id', 'b'], rows: [] })
  expect(found.slice(1)).toEqual([{ table: 't', columns: ['id', 'b'], rows: [[1n, 'x']] }])
})

it('reads COPY as pg_dump writes it, line separators of Unicode included', async () => {
  const lines = String.raw`1	a\tb\\c\nd	\N`
  const found = await read(
    `COPY public.posts (id, raw, "user") FROM stdin;\n${lines}\n2\tone\u2028two;\t'\n\\.\n\nINSERT INTO t (a) VALUES (1);\n`,
  )
  expect(found).toEqual([
    {
      table: 'posts',
      columns: ['id', 'raw', 'user'],
      rows: [
        ['1', 'a\tb\\c\nd', null],
        ['2', 'one\u2028two;', "'"],
      ],
    },
    { table: 't', columns: ['a'], rows: [[1n]] },
  ])
})

it('reads past the functions and comments of pg_dump, in whose texts a backslash is a sign like any other', async () => {
  const found = await read(
    [
      'SET standard_conforming_strings = on;',
      'CREATE FUNCTION f() RETURNS text LANGUAGE plpgsql AS $body$',
      "BEGIN -- don't",
      "  RETURN 'x';",
      'END;',
      '$body$;',
      String.raw`COMMENT ON TABLE public.t IS 'like C:\';`,
      String.raw`COMMENT ON TABLE public.t IS E'it\'s; ';`,
      'CREATE TABLE public.t (',
      "    a text DEFAULT ''::text -- it's",
      ');',
      String.raw`INSERT INTO public.t (a) VALUES ('C:\'), (E'a\tb');`,
      'COPY public.empty (a) FROM stdin;',
      String.raw`\.`,
    ].join('\n'),
  )
  expect(found).toEqual([
    { table: 't', columns: ['a'], rows: [] },
    { table: 't', columns: ['a'], rows: [['C:\\'], ['a\tb']] },
    { table: 'empty', columns: ['a'], rows: [] },
  ])
})

it('reads past the commands to psql that pg_dump begins and ends with', async () => {
  const found = await read(
    ['\\restrict aB3', 'COPY t (a) FROM stdin;', '1', String.raw`\.`, 'SELECT 1;', '', '\\unrestrict aB3', ''].join(
      '\n',
    ),
  )
  expect(found).toEqual([{ table: 't', columns: ['a'], rows: [['1']] }])
  // Within a statement, a line like this is neither a comment nor a command.
  await expect(read("INSERT INTO t (a) VALUES ('x\n\\unrestrict aB3\n")).rejects.toThrow(/ends within a statement/)
})

it('takes the columns from the definition of a table of pg_dump, which names none in a plain INSERT', async () => {
  const found = await read(
    [
      'CREATE TABLE public.t (',
      '    id integer NOT NULL,',
      '    "primary" boolean DEFAULT false,',
      '    size numeric(10,2),',
      '    CONSTRAINT positive CHECK ((size > 0))',
      ');',
      'INSERT INTO public.t VALUES (1, true, 2.50);',
    ].join('\n'),
  )
  expect(found[0]).toEqual({ table: 't', columns: ['id', 'primary', 'size'], rows: [] })
  expect(found[1]?.rows).toEqual([[1n, 'true', '2.50']])
})

it('says what is wrong with a dump that was cut off, is bent, or is in the custom format of pg_dump', async () => {
  await expect(read('COPY t (a, b) FROM stdin;\n1\t2\n')).rejects.toThrow(/ends within the rows of t\. Make it anew/)
  await expect(read('COPY t (a, b) FROM stdin;\n1\n\\.\n')).rejects.toThrow(/a row of t with 1 values instead of 2: 1/)
  await expect(read("INSERT INTO t (a) VALUES ('x\n")).rejects.toThrow(/ends within a statement\..* make it anew/)
  await expect(read('PGDMP\u0001')).rejects.toThrow(/pg_restore --file=dump\.sql/)
})
