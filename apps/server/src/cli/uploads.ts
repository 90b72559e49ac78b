import { moveUploads } from '../slices/storage/index.ts'
import type { Command } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { withContext } from './open-site.ts'
import { progressPrinter } from './progress.ts'

export const uploads: Command = {
  name: 'uploads',
  summary: 'Bring uploads along to the place that the settings choose',
  help: `quandary uploads move [--delete] [--json] [--data-dir <folder>]

Copies every upload that is in the former place (the folder of the server, or the bucket) into the one that Storage in the
back office or S3_UPLOADS chooses. Each copy is read from there and its hash compared. The site may go on running: uploads
are served from wherever they are. If the command is interrupted, run it again: what is there already is compared, not copied.

Exit code 1 when a file could not be copied; the others are.

  --delete  delete each file from the former place, once its copy was compared
  --json    print the counts: copied, compared, removed, and failed with the paths`,
  options: { delete: { type: 'boolean' }, json: { type: 'boolean' } },
  async run({ env, values, positionals }) {
    if (positionals.length !== 1 || positionals[0] !== 'move') throw new UsageError('Say what to do: uploads move')
    const show = progressPrinter('uploads')
    const moved = await withContext(env, (site) =>
      moveUploads(site, {
        deletes: values.delete === true,
        onProgress: (done, total) => {
          if (values.json !== true) show({ title: 'Moving', done, total })
        },
      }),
    )
    if (!moved) throw new CommandFailed('There is no other place: no bucket is named. See Storage in the back office.')
    if (values.json === true) console.log(JSON.stringify(moved, null, 2))
    else {
      const { copied, compared, removed } = moved
      console.log(
        `\nCopied ${copied} uploads; ${compared} are the same in both places. Removed ${removed} from the former.`,
      )
    }
    for (const { path, reason } of moved.failed) console.error(`${path}: ${reason}`)
    if (moved.failed.length > 0) throw new CommandFailed(`${moved.failed.length} uploads were not moved.`)
  },
}
