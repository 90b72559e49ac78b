import type { Migration } from '../../../platform/db/migrations.ts'
import type { WatchedTable } from '../../../platform/db/watch-table.ts'
import { watchTable } from '../../../platform/db/watch-table.ts'

/** The tables as this migration found them: later ones, and other tags, are for later migrations. */
const TABLES: readonly WatchedTable[] = [
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

export const watchedTables0001: Migration = {
  name: '0001-watched-tables',
  async up(db, can) {
    for (const table of TABLES) await watchTable(db, can, table)
  },
}
