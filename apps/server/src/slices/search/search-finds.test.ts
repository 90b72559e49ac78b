import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { answerIds, insertAnswer } from '../answers/index.ts'
import { insertQuestion, questionIds } from '../questions/index.ts'
import { reindexAll } from './index.ts'
import type { ScannedText } from './scan.test-data.ts'
import { scan } from './scan.test-data.ts'

const ENGLISH =
  `How do I read a large file line by line in Node.js without loading it|What is the difference between a stout and a
  porter|My database backup fails with a time-out after ten minutes|Reading streams: back-pressure is ignored by the
  reader|Why is C++ faster than C# here|The café serves no naïve coffee|A foreign_key constraint stops the backup of the
  database|Roasted malt makes the beer dark, and roasting longer makes it darker|How to brew beer in the cold|Is
  https://example.org/docs still the place of the manual|Don't repeat yourself: line after line of the same code|Files
  are read by name, databases by key`.split('|')
const CHINESE =
  `如何逐行读取一个很大的文件|数据库备份失败怎么办|分布式数据库如何保持一致|使用 Node.js 读取文件流|啤酒为什么是黑色的|麦芽烘烤多久
  啤酒才会变黑|北京大学的图书馆在哪里|大学生怎样学习数据结构|备份文件应该放在什么地方|外键约束导致无法备份|C++ 和 C# 哪一个更快|
  酿造啤酒需要多长时间`.split('|')

const SEARCHES = {
  English: [
    'backup',
    'read file',
    'roast',
    'node.js',
    'c++',
    'cafe',
    '"line by line"',
    '"the database" backup',
    'foreign_key',
    "don't",
  ],
  Chinese: ['数据库', '备份', '啤酒', '文件', '大学', '"数据库备份"', '"读取文件"', 'node.js 文件', '黑', '如何备份'],
}

/** Stores thirty questions and twenty answers, composed deterministically from the sentences. */
async function openWithTexts(open: () => Promise<TestSite>) {
  const site = await open()
  const { id: userId } = await site.registerPerson({ name: 'Ada' })
  const sentences = [...ENGLISH, ...CHINESE].map((sentence) => sentence.replaceAll(/\s+/g, ' '))
  const pick = (index: number) => sentences[index % sentences.length] ?? ''
  const texts: ScannedText[] = []
  const questions: number[] = []
  for (let index = 0; index < 30; index += 1) {
    const title = pick(index * 7)
    const body = `${pick(index * 5 + 3)}. ${pick(index * 11 + 1)}`
    const { id } = await insertQuestion(site.ctx.db, { ...post(userId, body, index), title, url_title: 'x' })
    questions.push(id)
    texts.push({ id: questionIds.long(id), title, body })
  }
  for (let index = 0; index < 20; index += 1) {
    const body = `${pick(index * 13 + 2)}. ${pick(index * 3)}`
    const question_id = questions[index % questions.length] ?? 0
    const { id } = await insertAnswer(site.ctx.db, { ...post(userId, body, 100 + index), question_id })
    texts.push({ id: answerIds.long(id), title: '', body })
  }
  await reindexAll(site.ctx)
  return { site, texts }
}

function post(user_id: number, body: string, created_at: number) {
  return { user_id, original_text: body, parsed_text: `<p>${body}</p>`, excerpt: body, created_at }
}

describeOnEveryEngine('searches', (open) => {
  it('S39 searches find exactly what a scan of all texts finds, ten in English and ten in Chinese', async () => {
    const { site, texts } = await openWithTexts(open)
    for (const q of [...SEARCHES.English, ...SEARCHES.Chinese]) {
      const { count, list } = await unwrap(site.api().call('search', { query: { q, size: 50 } }))
      const found = list.map(({ object }) => object.id).toSorted()
      expect(found, q).toEqual(scan(q, texts))
      expect(count, q).toBe(found.length)
      expect(found.length, q).toBeGreaterThan(0)
      expect(found.length, q).toBeLessThan(texts.length)
    }
  })

  it('S40 paging lists every result once, in every order', async () => {
    const { site, texts } = await openWithTexts(open)
    for (const order of ['newest', 'active', 'score', 'relevance'] as const) {
      const seen: string[] = []
      for (let page = 1; page <= 8; page += 1) {
        const query = { q: 'score:0', order, page, size: 7 }
        const { count, list } = await unwrap(site.api().call('search', { query }))
        expect(count).toBe(texts.length)
        seen.push(...list.map(({ object }) => object.id))
      }
      expect(seen.toSorted(), order).toEqual(texts.map(({ id }) => id).toSorted())
    }
  })
})
