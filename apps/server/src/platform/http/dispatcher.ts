import type { OperationId } from '@quandary/api-client'
import type { PermissionKey, Policy, Privileges } from '@quandary/guards'
import {
  ActionRefused,
  checkPolicy,
  hasPermission,
  PermissionDenied,
  readingViewer,
  requiredRank,
} from '@quandary/guards'
import { BoundedQueue } from '../concurrency/bounded-queue.ts'
import { GUEST_BOUNDS } from '../concurrency/guest-bounds.ts'
import { isDeadlock } from '../db/deadlock.ts'
import type { Language } from '../i18n/language.ts'
import { translate } from '../i18n/translate.ts'
import { asOperation } from '../observability/current-request.ts'
import { callerNetwork } from './caller-network.ts'
import type { CaptchaCheck } from './captcha-check.ts'
import { captchaSolutionOf, withoutCaptcha } from './captcha-check.ts'
import type { Contract, ContractOperation } from './contract.ts'
import type { IdempotencyKeys } from '../idempotency/idempotency-keys.ts'
import type { Cookie } from './cookies.ts'
import type { DuplicateGuard } from './duplicate-guard.ts'
import { DUPLICATE_MS } from './duplicate-guard.ts'
import type { ReadForm } from './form.ts'
import type { RateLimitCaller, RateLimiter } from './rate-limiter.ts'
import { callAs, RecentViewers } from './recent-viewers.ts'
import { RecordedReply, setAgain } from './recorded-reply.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Call, ReplyControls, Route, RouteTable } from './route.ts'
import type { RequestActivity } from './request-activity.ts'
import type { Validators } from './validation.ts'
import type { Viewer } from './viewer.ts'
import { NothingHere, SiteIsReadOnly } from '../refusals/request-refusals.ts'

/** A request before anything in it has been validated. */
export interface RawCall {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  readForm: ReadForm
  /** The raw session token, '' for none. */
  token: string
  /** The reading cookie's value, '' for none. */
  visit: string
  /** Returns the value of any other cookie, '' for none. */
  cookie(cookie: Cookie): string
  language: Language
  ip: string
  /** The `User-Agent` header, '' when absent. */
  userAgent: string
  /** False if the browser states that the request was caused by another site, or by something embedded in a page. */
  isOwnNavigation: boolean
  /** The header `Idempotency-Key`, if any. */
  idempotencyKey?: string | undefined
  /**
   * True for a read that renders a page. A page cannot show a captcha before it is rendered, and readers without
   * scripts could never solve one. Such a read is therefore counted like any other call, but never requires a captcha.
   */
  forPage?: boolean
  reply: ReplyControls
}

/** Caller info, provided by the slices that own sessions and settings. */
export interface CallerInfo {
  /** Returns the viewer of a session token; null for none, unknown or expired. */
  viewerOfToken(token: string): Promise<Viewer | null>
  /** Returns true if only members may read. */
  isPrivate(): Promise<boolean>
  privileges(): Promise<Privileges>
}

/** The errors thrown by the rules of guards. */
export type Objection = PermissionDenied | ActionRefused

/** Maximum number of attempts at a use case whose transaction is rolled back by a deadlock. */
const MAX_ATTEMPTS = 5

/** The result of an operation for a request from outside. */
export interface Answered {
  data: unknown
  isForGuest: boolean
}

/**
 * Runs an operation: policy, validation, rate limits, idempotency key, permission, duplicate guard, captcha, then the
 * use case.
 */
export class Dispatcher {
  readonly operations: ReadonlyMap<OperationId, ContractOperation>
  #routes: RouteTable
  #validators: Validators
  #callerInfo: CallerInfo
  #refusalOf: (objection: Objection) => Refusal
  #guard: DuplicateGuard
  #keys: IdempotencyKeys | undefined
  #limiter: RateLimiter
  #captcha: CaptchaCheck | undefined
  #traffic: RequestActivity | undefined
  #isReadOnly: () => boolean
  #readFromReplica: <T>(work: () => Promise<T>) => Promise<T>
  #recent = new RecentViewers()
  /** The queue for long responses to guests, each of which may take megabytes. */
  #longReads = new BoundedQueue(GUEST_BOUNDS)

  constructor(options: {
    contract: Contract
    routes: RouteTable
    validators: Validators
    callerInfo: CallerInfo
    /** Turns the objection of a rule into the refusal that is sent to the caller. */
    refusalOf: (objection: Objection) => Refusal
    duplicateGuard: DuplicateGuard
    /** Absent if nobody can sign in: idempotency keys of guests are ignored. */
    idempotencyKeys?: IdempotencyKeys
    rateLimiter: RateLimiter
    /** Absent if captchas are never required. */
    captcha?: CaptchaCheck
    /** Counts the requests from outside; absent if no background work has to yield to them. */
    traffic?: RequestActivity
    /** True while nothing may change; absent if that never happens. */
    isReadOnly?: () => boolean
    /** Runs the reads of guests at a replica of the database; absent if there is none. */
    readFromReplica?<T>(work: () => Promise<T>): Promise<T>
  }) {
    this.operations = new Map(options.contract.operations.map((operation) => [operation.id, operation]))
    this.#routes = options.routes
    this.#validators = options.validators
    this.#callerInfo = options.callerInfo
    this.#refusalOf = options.refusalOf
    this.#guard = options.duplicateGuard
    this.#keys = options.idempotencyKeys
    this.#limiter = options.rateLimiter
    this.#captcha = options.captcha
    this.#traffic = options.traffic
    this.#isReadOnly = options.isReadOnly ?? (() => false)
    this.#readFromReplica = options.readFromReplica ?? ((work) => work())
  }

  /**
   * Runs an operation for the viewer of the request's token.
   * @throws {TooManyRequests} when many guests wait for long responses
   */
  async run(id: OperationId, raw: RawCall): Promise<Answered> {
    const answer = (): Promise<Answered> => (raw.token === '' ? this.#runAsGuest(id, raw) : this.#runForToken(id, raw))
    return this.#traffic ? this.#traffic.during(answer) : answer()
  }

  async #runAsGuest(id: OperationId, raw: RawCall): Promise<Answered> {
    const isRead = this.operations.get(id)?.method === 'GET'
    const answer = (): Promise<unknown> => this.runAs(id, raw, null)
    const run = (): Promise<unknown> => (isRead ? this.#readFromReplica(answer) : answer())
    const waits = this.#routes[id]?.isLong === true
    const data = await (waits ? this.#longReads.run(run, { as: callerNetwork(raw.ip) }) : run())
    return { data, isForGuest: true }
  }

  async #runForToken(id: OperationId, raw: RawCall): Promise<Answered> {
    const found = this.#callerInfo.viewerOfToken(raw.token).then((viewer) => {
      this.#recent.note(raw.token, viewer)
      return viewer
    })
    const runAs = async (viewer: Viewer | null): Promise<Answered> =>
      viewer === null ? this.#runAsGuest(id, raw) : { data: await this.runAs(id, raw, viewer), isForGuest: false }
    // A presumed viewer only saves time for calls that are counted. Reads are seldom counted.
    const presumed = this.operations.get(id)?.method === 'GET' ? undefined : this.#recent.of(raw.token)
    if (!presumed) return runAs(await found)
    const runPresumed = async (confirmed: Promise<Viewer>): Promise<Answered> => {
      const run = (): Promise<unknown> => this.#runAs(id, raw, presumed, confirmed)
      return { data: await asOperation({ operation: id }, run), isForGuest: false }
    }
    return callAs(presumed, found, runPresumed, runAs)
  }

  /** Runs an operation for a known caller, as page rendering does. */
  runAs(id: OperationId, raw: RawCall, caller: Viewer | null): Promise<unknown> {
    return asOperation({ operation: id }, () => this.#runAs(id, raw, caller))
  }

  /**
   * @param caller the caller, perhaps presumed, for whom the call is counted
   * @param confirmed the caller read from the session, for whom the use case runs
   */
  async #runAs(
    id: OperationId,
    raw: RawCall,
    caller: Viewer | null,
    confirmed = Promise.resolve(caller),
  ): Promise<unknown> {
    const operation = this.operations.get(id)
    // The type of a route names its operation; here the operation is only known at run time.
    const route = this.#routes[id] as Route<OperationId> | undefined
    if (!operation || !route) throw new NothingHere()
    if (operation.method !== 'GET' && this.#isReadOnly()) throw new SiteIsReadOnly()
    await this.#checkPolicy(route, caller)
    const viewerOf = (one: Viewer | null) => (route.policy === 'reader' ? readingViewer(one) : one)
    const viewer = viewerOf(caller)
    const checked = route.unchecked !== true
    const path = checked ? this.#validators.path(operation, raw.path) : raw.path
    const query = checked ? this.#validators.query(operation, raw.query) : raw.query
    const body = checked ? this.#validators.body(operation, raw.body) : raw.body
    // The schemas and the policy ensure that the values have the types that the route declares.
    const call = { ...raw, path, query, body, viewer } as unknown as Call<OperationId, Viewer>
    const keyed = this.#keyed(operation, route, { caller, header: raw.idempotencyKey, request: { path, query, body } })
    const perform = (unanswered: Promise<void>, reply: ReplyControls): Promise<unknown> => {
      // Rate limits, duplicates and captchas refuse in this order, but are counted at the same time: that takes a
      // single round trip if several processes share the counts. If one of them refuses the call, the others take back
      // their counts.
      const counted = { personId: caller?.id, ip: raw.ip, body, query }
      const admitted = this.#admit({ operation, route, confirmed, unanswered }, counted)
      const work = (entered: Promise<void>): Promise<unknown> =>
        this.#behindCaptcha(operation, call, {
          forPage: raw.forPage === true,
          entered,
          // The policy determines the type of the viewer, so this cast is as safe as that of the call.
          work: async () => this.#handle(route, { ...call, reply, viewer: viewerOf(await confirmed) as Viewer }),
        })
      if (route.once !== true || !viewer) return work(admitted)
      const sent = { person: viewer.id, operation: id, body: withoutCaptcha(body) }
      return this.#guard.once(
        { ...sent, ...(keyed && { attempt: keyed.header, isStored: keyed.isStored }) },
        admitted,
        work,
      )
    }
    if (!keyed) return perform(Promise.resolve(), raw.reply)
    const recorded = new RecordedReply()
    const { data, settings } = await keyed.once(async (unanswered) => ({
      data: await perform(unanswered, recorded),
      settings: recorded.settings,
    }))
    setAgain(settings, raw.reply)
    return data
  }

  /**
   * Returns a function that executes a call with an idempotency key, and one that looks up if the call was stored;
   * undefined for a call without a key.
   */
  #keyed(
    { id, method }: ContractOperation,
    route: Route<OperationId>,
    {
      caller,
      header,
      request: { path, query, body },
    }: {
      caller: Viewer | null
      header: string | undefined
      request: { path: unknown; query: unknown; body: unknown }
    },
  ) {
    const keys = this.#keys
    const isRead = method === 'GET' || route.changesNothing === true
    if (!keys || header === undefined || isRead || !caller) return undefined
    const request = { operation: id, path, query, body: withoutCaptcha(body) }
    const call = { person: caller.id, header, request, duplicateMs: route.once === true ? DUPLICATE_MS : undefined }
    return {
      header,
      once: <Answer>(work: (unanswered: Promise<void>) => Promise<Answer>) => keys.once(call, work),
      isStored: () => keys.isStored(call),
    }
  }

  /** Counts the call against its limits, then checks the permission of the route. */
  async #admit(
    entry: {
      operation: ContractOperation
      route: Route<OperationId>
      confirmed: Promise<Viewer | null>
      /** Rejects if an earlier request had the same idempotency key, so that this call must not be carried out. */
      unanswered: Promise<void>
    },
    caller: RateLimitCaller,
  ): Promise<void> {
    const { operation, route, confirmed, unanswered } = entry
    const counting = operation.limits && this.#limiter.count(operation.limits, caller)
    const [known, counted, first] = await Promise.allSettled([confirmed, counting, unanswered])
    if (known.status === 'rejected') throw known.reason
    if (counted.status === 'rejected') throw counted.reason
    if (first.status === 'rejected') throw first.reason
    if (route.action) await this.#checkPermission(route.action, known.value)
  }

  async #behindCaptcha(
    { captcha }: ContractOperation,
    call: Call<OperationId, Viewer | null>,
    { forPage, entered, work }: { forPage: boolean; entered: Promise<void>; work: () => Promise<unknown> },
  ): Promise<unknown> {
    if (this.#captcha && captcha) {
      const answer = forPage ? null : captchaSolutionOf(call.query, call.body)
      return this.#captcha.guard(captcha, call, { answer, admitted: entered }, work)
    }
    await entered
    return work()
  }

  async #checkPolicy(route: Route<OperationId>, viewer: Viewer | null): Promise<void> {
    assertPolicy(route.policy, viewer, { privateSite: await this.#callerInfo.isPrivate() })
  }

  async #checkPermission(key: PermissionKey, viewer: Viewer | null): Promise<void> {
    const privileges = await this.#callerInfo.privileges()
    if (!hasPermission(viewer, key, privileges)) {
      throw this.#refusalOf(new PermissionDenied(key, requiredRank(key, privileges)))
    }
  }

  /** Runs the use case and turns what the guards package throws into a refusal. */
  async #handle(route: Route<OperationId>, call: Call<OperationId, Viewer>, attempt = 1): Promise<unknown> {
    try {
      return await route.handle(call)
    } catch (error) {
      if (isDeadlock(error) && attempt < MAX_ATTEMPTS) return this.#handle(route, call, attempt + 1)
      if (error instanceof PermissionDenied || error instanceof ActionRefused) throw this.#refusalOf(error)
      throw error
    }
  }
}

/**
 * Throws unless the policy admits the viewer.
 * @throws {Refusal} 401 or 403, with the account state that the client reacts to
 */
export function assertPolicy(policy: Policy, viewer: Viewer | null, site: { privateSite: boolean }): void {
  const verdict = checkPolicy(policy, viewer, site)
  if (verdict === 'allow') return
  if (verdict.status === 401) throw new Refusal({ status: 401, reason: 'base.unauthorized_error' })
  throw refusalOfGate(verdict.type)
}

function refusalOfGate(type: 'inactive' | 'suspended' | undefined): Refusal {
  switch (type) {
    case 'inactive':
      return new Refusal({ status: 403, reason: 'error.email.need_to_be_verified', accountGate: 'inactive' })
    case 'suspended':
      return new Refusal({ status: 403, reason: 'error.user.suspended', accountGate: 'suspended' })
    default:
      return new Refusal({
        status: 403,
        reason: 'base.unauthorized_error',
        // The usual text for this reason asks the caller to log in, but these callers are logged in already.
        text: (language) => translate(language, 'base.role_missing'),
      })
  }
}
