import type { AppContext } from '../../context.ts'
import { findExposedFiles } from '../../platform/files/private-files.ts'

/** Folder of plugins. It contains program code, which is not secret. */
const PLUGINS = 'plugins'
/** Maximum number of paths that are named; the suggested command fixes all of them. */
const MAX_NAMED = 10

/** Lists the files and folders of a site that other accounts of the machine may read. */
export function listExposedFiles({ config, database }: Pick<AppContext, 'config' | 'database'>): Promise<string[]> {
  return findExposedFiles([config.dataDir, ...database.files], { except: [PLUGINS] })
}

/** Logs a warning if other accounts of the machine may read files of the site, and how to change that. */
export async function warnOfExposedFiles(ctx: AppContext): Promise<void> {
  const paths = await listExposedFiles(ctx)
  if (paths.length === 0) return
  const facts = { count: paths.length, paths: paths.slice(0, MAX_NAMED) }
  ctx.log.warn(facts, `other accounts of this machine can read data of the site; ${remedyFor(ctx)}`)
}

/** Describes the exposed files and folders for the terminal; '' if there are none. */
export async function describeExposedFiles(ctx: AppContext): Promise<string> {
  const paths = await listExposedFiles(ctx)
  if (paths.length === 0) return ''
  const named = paths.slice(0, MAX_NAMED).map((path) => `  ${path}`)
  const more = paths.length > MAX_NAMED ? [`  and ${paths.length - MAX_NAMED} more`] : []
  const title = `Warning: other accounts of this machine can read ${paths.length} files or folders of the site.`
  return [title, ...named, ...more, `  To close them: ${remedyFor(ctx)}`].join('\n')
}

function remedyFor({ config, database }: AppContext): string {
  const outside = database.files.filter((path) => !path.startsWith(`${config.dataDir}/`))
  return `chmod -R go= ${[config.dataDir, ...outside].join(' ')}`
}
