import type { WatchedTable } from '../../platform/db/watch-table.ts'

/**
 * Every table with content that a guest may see, and the cache tags of its changes. A question's page depends on
 * individual tags (`cache-tag-collector.ts`). Every other page is invalidated by any change, so for the remaining
 * tables it does not matter which tag is recorded. Changed view counts are not recorded, because no page has to show
 * them at once.
 */
export const watchedTables: readonly WatchedTable[] = [
  {
    table: 'questions',
    tag: `'question:' || row.id`,
    except: { view_count: null, hot_score: `'hot'` },
    also: { tag: `'listed'`, columns: ['status', 'listed', 'pinned', 'created_at'] },
  },
  { table: 'answers', tag: `'question:' || row.question_id` },
  { table: 'comments', tag: `'question:' || row.question_id` },
  { table: 'question_tags', tag: `'question:' || row.question_id`, also: { tag: `'listed'`, columns: ['status'] } },
  {
    table: 'tags',
    tag: `'tag:' || row.slug_name`,
    also: { tag: `'listed'`, columns: ['slug_name', 'main_tag_id', 'status'] },
  },
  { table: 'users', tag: `'user:' || row.id`, except: { last_login_at: null } },
  { table: 'site_settings', tag: `'site'` },
  { table: 'plugin_settings', tag: `'site'` },
  ...[
    'account_states',
    'bookmarks',
    'follows',
    'former_slugs',
    'pending_posts',
    'post_links',
    'question_invites',
    'reports',
    'reputation_debts',
    'reputation_events',
    'reputation_starts',
    'revisions',
    'timeline_events',
    'votes',
  ].map((table) => ({ table, tag: `'${table}'` })),
]

/** Tables of which guests see nothing: data of one person, internal state, and the full-text index. */
export const privateTables: readonly string[] = [
  'audit_log',
  'backups',
  'connector_attempts',
  'connector_bindings',
  'content_changes',
  'ephemeral_entries',
  'erased_names',
  'external_logins',
  'idempotency_keys',
  'ignored_tag_settings',
  'ignored_tags',
  'import_ids',
  'import_links',
  'import_posts',
  'import_refusals',
  'import_state',
  'jobs',
  'mail_codes',
  'mail_deliveries',
  'mail_settings',
  'muted_questions',
  'notifications',
  'plugin_user_settings',
  'question_mails',
  'recovery_codes',
  'response_times',
  'saved_filters',
  'schema_migrations',
  'seed_runs',
  'sessions',
  'sign_ins',
  'two_factor_keys',
  'unsubscribe_codes',
  'uploads',
]
