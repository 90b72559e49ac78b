import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import type { BuiltInLanguage } from '@quandary/i18n'
import type { Locator, Page } from '@playwright/test'
import type { HostedSite } from '../../server/test/processes/site-host.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { clientOf, newMember, type Person } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { offeredActs, TYPED, type OfferedAct, type Scene, type Step } from './support/refused-acts.ts'
import { serverWordsIn, wordsIn, type StoryWords } from './support/words.ts'

test.describe.configure({ mode: 'parallel' })

/** A site, its administrator and the viewer of the screens. */
interface Cast {
  server: HostedSite
  admin: Person
  viewer: Person & { id: string }
}

/** A kind of viewer to whom the screens offer actions that the server then refuses. */
interface Role {
  /**
   * When the viewer gets the role: `before` the page opens, or `meanwhile`, that is, while the page is open and before
   * the last control is used.
   */
  begins: 'before' | 'meanwhile'
  begin: (cast: Cast) => Promise<void>
  end: (cast: Cast) => Promise<void>
  /** Limits the expected controls to those for guests or for members; all of them by default. */
  sees?: 'guests' | 'members'
  /** The page that explains the refusal. Actions other than forms redirect there. */
  leadsTo?: RegExp
  /** The elements in which the reason may be shown. */
  reasons: (page: Page, words: StoryWords) => [Locator, ...Locator[]]
}

const SUSPENDED_FOR = 'Only advertising'
const nothing = async () => undefined

const inactive: Omit<Role, 'begins'> = {
  leadsTo: /\/users\/login\?status=inactive/,
  begin: (cast) => setStatus(cast, { status: 'inactive' }),
  end: (cast) => setStatus(cast, { status: 'normal' }),
  reasons: (page, words) => [
    page.getByText(words.t('auth.inactive_lead')),
    page.getByText(serverWordsIn(words)['error.email.need_to_be_verified']),
  ],
}

const roles: Readonly<Record<string, Role>> = {
  'a guest': {
    begins: 'before',
    begin: nothing,
    end: nothing,
    sees: 'guests',
    reasons: (page, { t }) => [
      page.getByRole('dialog', { name: t('auth.continue') }),
      page.getByText(t('login.to_ask')),
      page.getByText(t('login.to_edit')),
    ],
  },
  'a member without a confirmed address': { ...inactive, begins: 'before', sees: 'members' },
  'a member whose address has to be confirmed again': { ...inactive, begins: 'meanwhile' },
  'a suspended member': {
    begins: 'meanwhile',
    begin: (cast) =>
      setStatus(cast, { status: 'suspended', suspend_duration: 'forever', suspend_reason: SUSPENDED_FOR }),
    end: (cast) => setStatus(cast, { status: 'normal' }),
    leadsTo: /\/users\/account-suspended$/,
    reasons: (page, words) => [
      page.getByText(SUSPENDED_FOR),
      page.getByText(serverWordsIn(words)['error.user.suspended']),
    ],
  },
  'a reader of a site that is only read': {
    begins: 'before',
    begin: async ({ server }) => {
      await writeFile(maintenanceOf(server), 'read-only')
      await expectReadOnly(server, true)
    },
    end: async ({ server }) => {
      await rm(maintenanceOf(server))
      await expectReadOnly(server, false)
    },
    reasons: (page, words) => [page.getByText(serverWordsIn(words)['base.read_only'])],
  },
}

type Way = 'press' | 'Enter' | 'Space'

const screens: readonly { language: BuiltInLanguage; hasTouch: boolean; width: number; ways: readonly Way[] }[] = [
  { language: 'en_US', hasTouch: false, width: 1280, ways: ['press', 'Enter', 'Space'] },
  // The keys are tried in English only, because they work in the same way in every language.
  { language: 'zh_CN', hasTouch: true, width: 390, ways: ['press'] },
]

for (const [place, [name, role]] of Object.entries(roles).entries()) {
  for (const { language, hasTouch, width, ways } of screens) {
    test(`${name} reads why each act is refused, and loses no text (${language}, touch: ${hasTouch})`, async ({
      open,
      server,
      admin,
      watch,
    }) => {
      test.setTimeout(480_000)
      watch.expectStatus(role.begins === 'before' ? 503 : 403, /^\/answer\/api\/v1\//)
      const words = wordsIn(language)
      const viewer = await newModerator({ server, admin }, `Refused ${language.slice(0, 2)} ${place}`)
      const page = await open({
        ...(role.sees === 'guests' ? {} : { as: viewer }),
        hasTouch,
        locale: words.tag,
        viewport: { width, height: 800 },
      })
      // The redirect of a refused action can replace a visit, which then would wait for its page until the test ends.
      page.setDefaultTimeout(15_000)
      // These requests would notify the page of a suspension before any action is tried.
      await page.route(/\/notification\/(status|stream)$/, () => undefined)
      const scene = {
        page,
        words,
        author: admin,
        username: viewer.username,
        ...(await askFor(admin, `${name}, ${language}`)),
      }
      const trial = new Trial(scene, { server, admin, viewer }, role, hasTouch)
      if (role.begins === 'before') await role.begin(trial.cast)
      try {
        for (const [title, act] of Object.entries(offeredActs)) {
          await test.step(title, () => trial.of(act, ways))
        }
      } finally {
        await role.end(trial.cast)
      }
    })
  }
}

/** Tries the offered actions as a viewer of one role. */
class Trial {
  readonly cast: Cast
  readonly #scene: Scene
  readonly #role: Role
  readonly #hasTouch: boolean
  readonly #reason: Locator
  /**
   * True once an action has begun. The viewer then cancels the browser's warning and stays, so that the typed text is
   * not lost.
   */
  #stays = false

  constructor(scene: Scene, cast: Cast, role: Role, hasTouch: boolean) {
    const [first, ...others] = role.reasons(scene.page, scene.words)
    this.cast = cast
    this.#scene = scene
    this.#role = role
    this.#hasTouch = hasTouch
    this.#reason = others.reduce((one, other) => one.or(other), first).first()
    // The browser's own dialog, shown before typed text is lost.
    scene.page.on('dialog', (question) => void (this.#stays ? question.dismiss() : question.accept()))
  }

  /**
   * Performs an action in each way until it is refused. Expects that the reason is readable and that the typed text
   * remains.
   */
  async of(act: OfferedAct, ways: readonly Way[]): Promise<void> {
    let refused: Locator | undefined
    for (const way of ways) {
      const isStillThere = refused !== undefined && (await this.#putAway()) && (await refused.isVisible())
      if (refused !== undefined && isStillThere) await this.#use(refused, way)
      else {
        const step = await this.#goUntilRefused(act, way)
        if (step === undefined) return
        refused = step.isLink ? undefined : step.control(this.#scene)
      }
      await this.#expectReadable(way)
      const isLeft = await this.#isLeft(act)
      if (act.typed !== undefined) await this.#expectKept(act, act.typed(this.#scene), isLeft)
      if (isLeft) refused = undefined
    }
  }

  /**
   * Opens the page of an action and uses its controls in order. Returns the step at which the reason appears, or
   * undefined.
   */
  async #goUntilRefused(act: OfferedAct, way: Way): Promise<Step | undefined> {
    const { page } = this.#scene
    if (this.#role.begins === 'meanwhile') await this.#role.end(this.cast)
    this.#stays = false
    // The page that explains the previous refusal may still be loading.
    await expect(() => visit(page, act.path(this.#scene))).toPass()
    this.#stays = true
    if (!this.#isOffered(act)) {
      await expect(act.steps[0].control(this.#scene)).toHaveCount(0)
      return undefined
    }
    for (const [place, step] of act.steps.entries()) {
      if (await this.#reason.isVisible()) return undefined
      await step.fill?.(this.#scene)
      const next = act.steps[place + 1]
      if (next === undefined && this.#role.begins === 'meanwhile') await this.#role.begin(this.cast)
      await this.#use(step.control(this.#scene), step.isLink && way === 'Space' ? 'Enter' : way)
      const after = next === undefined ? this.#reason : this.#reason.or((next.ready ?? next.control)(this.#scene))
      await expect(after.first(), `after ${way}`).toBeVisible()
      if (await this.#reason.isVisible()) return step
    }
    return undefined
  }

  /** False for an action whose control is not shown to viewers in this role. */
  #isOffered({ seenBy }: OfferedAct): boolean {
    const { sees } = this.#role
    return sees === undefined || seenBy === 'everybody' || seenBy === sees
  }

  async #use(control: Locator, way: Way): Promise<void> {
    await this.#scene.page.mouse.move(0, 0)
    // Scrolls the control away from the bar at the bottom of a phone's screen.
    await control.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    if (way !== 'press') await control.press(way)
    else if (this.#hasTouch) await control.tap()
    else await control.click()
  }

  /**
   * Closes the element that shows the reason, so that the reason has to appear again. A reason inside a form stays
   * until the next attempt.
   */
  async #putAway(): Promise<true> {
    const { page, words } = this.#scene
    const toast = page.getByRole('alert').getByRole('button', { name: words.t('kit.dismiss') })
    while ((await toast.count()) > 0) await toast.first().click()
    if (this.#role.sees === 'guests') {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    return true
  }

  /** Expects the reason to be visible within the viewport, and not covered by another element. */
  async #expectReadable(way: Way): Promise<void> {
    await expect(this.#reason, `after ${way}`).toBeInViewport()
    const isOnTop = () =>
      this.#reason.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top !== null && (node.contains(top) || top.contains(node))
      })
    // The page of the reason may be replaced by another one that says more.
    const isOnTopNow = () => isOnTop().catch(() => false)
    await expect.poll(isOnTopNow, { message: `nothing covers the reason after ${way}` }).toBe(true)
  }

  /** True if the action led to the page that explains the refusal. All actions except forms must lead there. */
  async #isLeft({ typed, isForm }: OfferedAct): Promise<boolean> {
    const { page } = this.#scene
    const { leadsTo } = this.#role
    if (leadsTo === undefined) return false
    if (typed === undefined && isForm !== true) await expect(page).toHaveURL(leadsTo)
    return leadsTo.test(page.url())
  }

  /**
   * Expects that the typed text is still in its field, if the page still has the field. If another part of the page has
   * redirected the viewer first, the text must be there after the viewer returns.
   */
  async #expectKept(act: OfferedAct, field: Locator, isLeft: boolean): Promise<void> {
    if (isLeft && this.#role.begins === 'before') return
    if (isLeft) {
      await this.#role.end(this.cast)
      await expect(() => visit(this.#scene.page, act.path(this.#scene))).toPass()
    } else if ((await field.count()) === 0) return
    await expect.poll(() => field.evaluate((node) => ('value' in node ? node.value : node.textContent))).toBe(TYPED)
  }
}

/** Asks a question that has an answer and a comment. */
async function askFor(author: Person, reader: string): Promise<Pick<Scene, 'questionId' | 'answerId'>> {
  const questionId = await askOne(author, `Which act stays silent for ${reader}?`)
  const answerId = await answerOne(author, questionId, 'None of them does.')
  const comment = { object_id: questionId, original_text: 'One to act on.' }
  await unwrap(author.api.call('createComment', { body: comment }))
  return { questionId, answerId }
}

type Status =
  | { status: 'normal' | 'inactive' }
  | { status: 'suspended'; suspend_duration: 'forever'; suspend_reason: string }

async function setStatus({ admin, viewer }: Cast, status: Status): Promise<void> {
  await unwrap(admin.api.call('updateUserStatus', { body: { user_id: viewer.id, ...status } }))
}

async function newModerator({ server, admin }: Omit<Cast, 'viewer'>, name: string): Promise<Cast['viewer']> {
  const person = await newMember(server, name)
  const { id } = (await unwrap(person.api.call('getCurrentUser'))) ?? { id: '' }
  await unwrap(admin.api.call('updateUserRole', { body: { user_id: id, role_id: 3 } }))
  return { ...person, id }
}

const maintenanceOf = ({ dataDir }: HostedSite) => join(dataDir, 'maintenance')

async function expectReadOnly({ address }: HostedSite, isReadOnly: boolean): Promise<void> {
  const api = clientOf(address)
  await expect
    .poll(async () => (await unwrap(api.call('getSiteInfo'))).read_only !== '', { timeout: 10_000 })
    .toBe(isReadOnly)
}
