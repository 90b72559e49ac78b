import { reindexAll } from '../slices/search/index.ts'
import type { Command } from './command.ts'
import { UsageError } from './command.ts'
import { withSite } from './open-site.ts'
import { progressPrinter } from './progress.ts'

export const searchCommand: Command = {
  name: 'search',
  summary: 'Index every post for the search anew: search reindex',
  help: `quandary search reindex [--data-dir <folder>]

Indexes every question and answer anew and takes out of the index what is no post any more; needed after a backup was
played back in part, or when \`quandary check\` names the search index. The server may go on running: searches find
everything meanwhile, and people can go on writing. It may be stopped at any time; run again, it does all of it.`,
  async run({ env, positionals }) {
    if (positionals.length !== 1 || positionals[0] !== 'reindex') throw new UsageError('Say what to do: search reindex')
    const show = progressPrinter('posts')
    const count = await withSite(env, (site) =>
      reindexAll(site, (done, total) => show({ title: 'Indexing', done, total })),
    )
    console.log(`${count} posts are indexed.`)
  },
}
