import { expect, test } from './support/fixtures.ts'
import { Loading, recordShifts, settle, shiftsOn } from './support/layout-shifts.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'

const forGuests = [
  '/',
  '/questions?order=newest',
  '/questions/{question}',
  '/tags',
  '/tags/cooking',
  '/tags/cooking/info',
  '/users',
  '/users/tomas',
  '/users/tomas/answers',
  '/search?q=cooking',
  '/search',
  '/users/login',
  '/users/register',
  '/users/account-recovery',
  '/help',
  '/help/privileges',
  '/tos',
  '/privacy',
  '/50x',
]

const forMembers = [
  '/',
  '/help/privileges',
  '/questions/{question}',
  '/questions/ask',
  '/posts/{question}/edit',
  '/posts/{question}/{answer}/edit',
  '/users/settings/profile',
  '/users/settings/notify',
  '/users/settings/account',
  '/users/settings/interface',
  '/users/notifications/inbox',
  '/users/notifications/achievement',
]

const forStaff = [
  '/review',
  '/posts/{question}/timeline',
  '/posts/{question}/{answer}/timeline',
  '/tags/create',
  '/tags/cooking/edit',
]

const visits = [
  { who: 'guest', screens: forGuests },
  { who: 'member', screens: forMembers },
  { who: 'administrator', screens: forStaff },
] as const

for (const width of [390, 1280]) {
  for (const { who, screens } of visits) {
    test(`nothing moves while a screen loads: ${who}, ${width} pixels`, async ({ open, admin, server, watch }) => {
      watch.expectStatus(500, '/50x')
      const member = await newMember(server, `Still ${who} ${width}`)
      const question = await askOne(member, `What keeps a table from wobbling, asks the ${who} at ${width}?`)
      const answer = await answerOne(member, question, 'Three legs.')
      const viewport = { width, height: 844 }
      const page = await open({ viewport, ...(who === 'guest' ? {} : { as: who === 'member' ? member : admin }) })
      await recordShifts(page.context())
      const loading = new Loading(page)
      const moved: Record<string, string[]> = {}
      for (const screen of screens) {
        await page.goto(screen.replace('{question}', question).replace('{answer}', answer))
        await settle(page, loading)
        const shifts = await shiftsOn(page)
        if (shifts.length > 0) moved[screen] = shifts
      }
      expect(moved).toEqual({})
    })
  }
}
