import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { writeSettings } from '../site-settings/index.ts'
import { canonicalQuestionPath, updateQuestion } from './index.ts'
import { ask, keyOf } from './question.test-data.ts'

const LONG = '/questions/10010000000000001'
const ANSWER = '10020000000000002'

describeOnEveryEngine('URLs of questions', (open) => {
  it.each([
    [1, `${LONG}/why-beer`, `${LONG}/why-beer/${ANSWER}`],
    [2, LONG, `${LONG}/${ANSWER}`],
    [3, '/questions/D1D1/why-beer', '/questions/D1D1/why-beer/E1E1'],
    [4, '/questions/D1D1', '/questions/D1D1/E1E1'],
  ] as const)('Q62 permalink %d redirects every other form to its own', async (permalink, question, answer) => {
    const site = await open()
    const { token } = await site.admin()
    await ask(site, token, { title: 'Why beer?' })
    await writeSettings(site.ctx, 'site_seo', { permalink, robots: '' })
    const right = (path: string) => canonicalQuestionPath(site.ctx, path, null)
    for (const id of ['10010000000000001', 'D1D1']) {
      for (const rest of ['', '/', '/why-beer', '/an-older-title', '/why-beer/', '/%E9%85%92', '/%']) {
        const path = `/questions/${id}${rest}`
        expect(await right(path), path).toBe(path === question ? undefined : question)
      }
      for (const answerId of [ANSWER, 'E1E1']) {
        for (const title of ['', '/why-beer', '/an-older-title']) {
          const path = `/questions/${id}${title}/${answerId}`
          expect(await right(path), path).toBe(path === answer ? undefined : answer)
        }
      }
    }
  })

  it('Q63 does not redirect paths that are no question, or a question hidden from the reader', async () => {
    const site = await open()
    const admin = await site.admin()
    const id = await ask(site, admin.token, { title: 'Why beer?' })
    for (const path of [
      '/questions',
      '/questions/ask',
      '/questions/10010000000009999',
      '/tags/beer',
      `${LONG}/why-beer/no-answer`,
      `${LONG}/why-beer/${ANSWER}/more`,
    ]) {
      expect(await canonicalQuestionPath(site.ctx, path, null), path).toBeUndefined()
    }
    await updateQuestion(site.ctx.db, keyOf(id), { listed: 0 })
    expect(await canonicalQuestionPath(site.ctx, LONG, null)).toBeUndefined()
  })
})
