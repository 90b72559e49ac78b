import type { OperationId } from '@quandary/api-client'
import { defaultPrivilegeLevel, privilegesOfLevel } from '@quandary/guards'
import { matchLanguage } from '@quandary/i18n'
import type { FastifyInstance } from 'fastify'
import { answerWriter } from './answer-addresses.ts'
import type { AppContext } from './context.ts'
import type { MigrationSet } from './platform/db/migrations.ts'
import { loadContract } from './platform/http/contract.ts'
import type { CallerInfo } from './platform/http/dispatcher.ts'
import { Dispatcher } from './platform/http/dispatcher.ts'
import { DuplicateGuard } from './platform/http/duplicate-guard.ts'
import type { HttpAppOptions } from './platform/http/http-app.ts'
import { createHttpApp } from './platform/http/http-app.ts'
import { RateLimiter } from './platform/http/rate-limiter.ts'
import type { RouteTable } from './platform/http/route.ts'
import { validatorsOf } from './platform/http/validation.ts'
import { builtInLanguage, ENGLISH } from './platform/i18n/language.ts'
import { loadPlugins } from './platform/plugins/load-plugins.ts'
import { importMigrations } from './import/migrations.ts'
import { changeMigrations } from './platform/changes/migrations.ts'
import { pruneChanges } from './platform/changes/store.ts'
import { MemoryStore } from './platform/ephemeral/memory-store.ts'
import { ephemeralMigrations } from './platform/ephemeral/migrations.ts'
import { IdempotencyKeys } from './platform/idempotency/idempotency-keys.ts'
import { idempotencyMigrations } from './platform/idempotency/migrations.ts'
import { jobMigrations } from './platform/jobs/migrations.ts'
import { pageCacheMigrations } from './page-host/cache/index.ts'
import { refusalOfRule } from './rule-refusals.ts'
import { seedMigrations } from './seed/index.ts'
import { accounts, viewerOfToken } from './slices/accounts/index.ts'
import type { Slice } from './slices/slice.ts'
import type { Setup } from './slices/install/index.ts'
import { adminPosts } from './slices/admin-posts/index.ts'
import { adminUsers } from './slices/admin-users/index.ts'
import { answers } from './slices/answers/index.ts'
import { auditLog } from './slices/audit-log/index.ts'
import { approvals } from './slices/approvals/index.ts'
import { backups } from './slices/backups/index.ts'
import { bookmarks } from './slices/bookmarks/index.ts'
import { branding } from './slices/branding/index.ts'
import { captchaLimiter, captchas } from './slices/captchas/index.ts'
import { comments } from './slices/comments/index.ts'
import { connectors } from './slices/connectors/index.ts'
import { dashboard } from './slices/dashboard/index.ts'
import { feeds } from './slices/feeds/index.ts'
import { follows } from './slices/follows/index.ts'
import { help } from './slices/help/index.ts'
import { ignoredTags } from './slices/ignored-tags/index.ts'
import { mailSettings } from './slices/mail-settings/index.ts'
import { mails } from './slices/mails/index.ts'
import { notifications } from './slices/notifications/index.ts'
import { ownAccount } from './slices/own-account/index.ts'
import { plugins, reloadPluginSettings, passStoredSettings } from './slices/plugins/index.ts'
import { posts } from './slices/posts/index.ts'
import { previews } from './slices/previews/index.ts'
import { profiles } from './slices/profiles/index.ts'
import { questions } from './slices/questions/index.ts'
import { rankings } from './slices/rankings/index.ts'
import { reasons } from './slices/reasons/index.ts'
import { reports } from './slices/reports/index.ts'
import { reputation } from './slices/reputation/index.ts'
import { reviews } from './slices/reviews/index.ts'
import { revisions } from './slices/revisions/index.ts'
import { savedFilters } from './slices/saved-filters/index.ts'
import { search } from './slices/search/index.ts'
import { sitemaps } from './slices/sitemaps/index.ts'
import { storage } from './slices/storage/index.ts'
import { tags } from './slices/tags/index.ts'
import { timeline } from './slices/timeline/index.ts'
import { votes } from './slices/votes/index.ts'
import { FirstImport, install, setupRoutes } from './slices/install/index.ts'
import {
  isPrivateSite,
  readPrivileges,
  reloadAllSettings,
  siteLanguage,
  siteSettings,
  siteUrl,
  warmSettings,
} from './slices/site-settings/index.ts'
import { twoFactor } from './slices/two-factor/index.ts'
import { uploads } from './slices/uploads/index.ts'
import { userCenter } from './slices/user-center/index.ts'
import { users } from './slices/users/index.ts'
import { writeRules } from './slices/write-rules/index.ts'

/** Every slice in dependency order: a slice may use the doors of those above it. */
export const slices = [
  auditLog,
  siteSettings,
  storage,
  users,
  plugins,
  uploads,
  mails,
  captchas,
  accounts,
  twoFactor,
  connectors,
  userCenter,
  mailSettings,
  revisions,
  tags,
  writeRules,
  reasons,
  posts,
  questions,
  answers,
  comments,
  adminPosts,
  follows,
  ignoredTags,
  savedFilters,
  bookmarks,
  votes,
  reputation,
  help,
  rankings,
  search,
  reports,
  reviews,
  approvals,
  notifications,
  timeline,
  backups,
  dashboard,
  adminUsers,
  ownAccount,
  install,
  profiles,
  branding,
  previews,
  feeds,
  sitemaps,
] as const

type RoutesOf<S> = S extends Slice<infer Routes> ? keyof Routes : never
type Handled = RoutesOf<(typeof slices)[number]>
type Complete<Missing extends never> = Missing
/** The operations without a handler. A missing handler is a type error here. @public used only by the type checker */
export type Unhandled = Complete<Exclude<OperationId, Handled>>

/** The whole schema, platform first. */
export const migrationSets: readonly MigrationSet[] = [
  {
    owner: 'platform',
    migrations: [...jobMigrations, ...changeMigrations, ...ephemeralMigrations, ...idempotencyMigrations],
  },
  ...slices.map((slice) => ({ owner: slice.name, migrations: slice.migrations })),
  importMigrations,
  seedMigrations,
  pageCacheMigrations,
]

/** A site ready to answer requests. */
export interface App {
  http: FastifyInstance
  dispatcher: Dispatcher
}

/** Options for observing responses. */
interface Listening {
  onSuccess?(id: OperationId, data: unknown): void
}

/** Wires the slices of a site to HTTP. */
export async function createApp(ctx: AppContext, options: Listening = {}): Promise<App> {
  const wired = await wireSite(ctx, options)
  return { http: await createHttpApp(wired), dispatcher: wired.dispatcher }
}

/** Wires the slices of a site to each other; the result is what an HTTP layer needs to serve them. */
export async function wireSite(ctx: AppContext, options: Listening = {}): Promise<HttpAppOptions> {
  const contract = loadContract()
  await warmSettings(ctx)
  const { plugins: packages, dataDir } = ctx.config
  await loadPlugins(ctx.plugins, { packages, dataDir, log: ctx.log })
  for (const slice of slices) {
    for (const filling of slice.fills?.(ctx) ?? []) ctx.slots.add(filling)
    slice.listen?.(ctx)
  }
  await passStoredSettings(ctx)
  watchChanges(ctx)
  const routes: RouteTable = Object.assign({}, ...slices.map((slice) => slice.routes(ctx)))
  const keys = new IdempotencyKeys(ctx.db, ctx.clock)
  ctx.jobs.repeat('old idempotency keys', HOUR_MS, () => keys.prune(() => ctx.jobs.yieldToRequests()))
  const dispatcher = new Dispatcher({
    contract,
    routes,
    validators: validatorsOf(contract),
    callerInfo: callerInfoOf(ctx),
    refusalOf: refusalOfRule,
    duplicateGuard: new DuplicateGuard(ctx.ephemeral, ctx.clock),
    idempotencyKeys: keys,
    rateLimiter: new RateLimiter(ctx.ephemeral, ctx.clock, ctx.config.rateLimits),
    captcha: captchaLimiter(ctx),
    traffic: ctx.traffic,
    isReadOnly: () => ctx.maintenance.state === 'read-only',
    readFromReplica: (work) => ctx.database.readFromReplica(work),
  })
  return {
    dispatcher,
    log: ctx.log,
    metrics: ctx.metrics,
    tracer: ctx.tracer,
    responseTimes: ctx.responseTimes,
    storageFaults: ctx.storageFaults,
    trustedProxies: ctx.config.trustedProxies,
    languageFor: async (accepted) => ctx.languages.match(accepted, await siteLanguage(ctx)),
    siteUrl: () => siteUrl(ctx),
    base: ctx.base,
    writeAnswer: answerWriter(ctx),
    hstsSeconds: ctx.config.hstsSeconds,
    ready: async () => {
      await ctx.database.describe()
    },
    ...options,
  }
}

/** Wires only the operations of the installer. There is no site yet, and nobody can sign in. */
export async function createSetupApp(setup: Setup, options: Listening = {}): Promise<App> {
  const contract = loadContract()
  const ephemeral = new MemoryStore(setup.clock)
  const firstImport = new FirstImport(setup)
  const dispatcher = new Dispatcher({
    contract,
    routes: setupRoutes(setup, firstImport),
    validators: validatorsOf(contract),
    callerInfo: {
      viewerOfToken: async () => null,
      isPrivate: async () => false,
      privileges: async () => privilegesOfLevel(defaultPrivilegeLevel),
    },
    refusalOf: refusalOfRule,
    duplicateGuard: new DuplicateGuard(ephemeral, setup.clock),
    rateLimiter: new RateLimiter(ephemeral, setup.clock, setup.config.rateLimits),
  })
  const http = await createHttpApp({
    dispatcher,
    log: setup.log,
    trustedProxies: setup.config.trustedProxies,
    languageFor: async (accepted) => builtInLanguage(matchLanguage(accepted, 'en_US')) ?? ENGLISH,
    siteUrl: async () => '',
    base: setup.base,
    writeAnswer: (answer) => JSON.stringify(answer),
    hstsSeconds: setup.config.hstsSeconds,
    ready: async () => {},
    ...options,
  })
  http.addHook('onClose', () => firstImport.close())
  return { http, dispatcher }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Interval in milliseconds at which the folder of language files is checked for changes. */
const LANGUAGES_MS = 5_000

/**
 * Reloads the settings that another process has saved, and changed language files. Deletes old entries of the change
 * log, and expired counts and single-use values.
 */
function watchChanges(ctx: AppContext): void {
  ctx.changes.on('site', async () => {
    await reloadAllSettings(ctx)
    await reloadPluginSettings(ctx)
  })
  ctx.jobs.repeatInEveryProcess('files of languages', LANGUAGES_MS, async () => void ctx.languages.refresh())
  ctx.jobs.repeatInEveryProcess('changes of other processes', 1_000, async () => ctx.changes.catchUp())
  ctx.jobs.repeat('old changes', HOUR_MS, () => pruneChanges(ctx.db, ctx.can, () => ctx.jobs.yieldToRequests()))
  ctx.jobs.repeat('expired counts', MINUTE_MS, () => ctx.ephemeral.prune(() => ctx.jobs.yieldToRequests()))
}

function callerInfoOf(ctx: AppContext): CallerInfo {
  return {
    viewerOfToken: (token) => viewerOfToken(ctx, token),
    isPrivate: () => isPrivateSite(ctx),
    privileges: () => readPrivileges(ctx),
  }
}
