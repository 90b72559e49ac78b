import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, inject, it } from 'vitest'
import { publishedPackages, readManifest } from './published.ts'

const { project } = inject('packed')

/** Returns the declaration files of an installed package's entry points. */
function entriesOf(folder: string): string[] {
  const targets = Object.values(readManifest(folder).exports ?? {}).map((target) =>
    typeof target === 'object' && target !== null && 'types' in target ? String(target.types) : '',
  )
  return targets.map((target) => join(folder, target)).filter((file) => file.endsWith('.d.ts') && existsSync(file))
}

it.each(publishedPackages())('every export of $manifest.name is documented', ({ manifest: { name } }) => {
  const entries = entriesOf(join(project, 'node_modules', name))
  const program = ts.createProgram(entries, {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    noLib: true,
  })
  const checker = program.getTypeChecker()
  const exported = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module) : []
  })
  expect(exported.length).toBeGreaterThan(0)
  const bare = exported.filter((symbol) => {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return meant.getDocumentationComment(checker).length === 0
  })
  expect(bare.map((symbol) => symbol.name)).toEqual([])
})
