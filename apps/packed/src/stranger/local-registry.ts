import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { createPackageFromTarballData } from '@arethetypeswrong/core'

/** A local package registry with only our packages. */
export interface LocalRegistry {
  address: string
  close(): Promise<void>
}

/**
 * Serves tarballs like a package registry, so that `npm install` finds them by name.
 * @param tarballs their paths by package name
 */
export async function startRegistry(tarballs: Readonly<Record<string, string>>): Promise<LocalRegistry> {
  const contents = new Map(
    Object.entries(tarballs).map(([name, path]) => [name, { file: basename(path), data: readFileSync(path) }]),
  )
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const found = contents.get(path)
    const tarball = [...contents.values()].find(({ file }) => path === `tarballs/${file}`)
    if (found !== undefined) response.end(JSON.stringify(documentOf(path, found, addressOf(server))))
    else if (tarball !== undefined) response.end(tarball.data)
    else response.writeHead(404).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { address: addressOf(server), close }
}

// A server that listens on a port has an address of this type.
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

/** Returns a package's registry document: its only version, with its manifest. */
function documentOf(name: string, { file, data }: { file: string; data: Buffer }, address: string): object {
  const files = createPackageFromTarballData(new Uint8Array(data))
  // pnpm refuses to pack a manifest without a version.
  const manifest = JSON.parse(files.readFile(`/node_modules/${name}/package.json`)) as { version: string }
  const integrity = `sha512-${createHash('sha512').update(data).digest('base64')}`
  const version = { ...manifest, dist: { tarball: `${address}tarballs/${file}`, integrity } }
  return { name, 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: version } }
}
