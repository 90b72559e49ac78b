import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTRACT = join(import.meta.dirname, '../../../../openapi')

/** An address of the contract as a file of `openapi/paths` describes it. */
export interface DescribedAddress {
  /** Name of the file, without its ending. */
  file: string
  /** The operations of its methods. */
  operations: string[]
}

/** Reads which file describes which operations. */
export function describedAddresses(): DescribedAddress[] {
  return contractFiles('paths').flatMap((file) => {
    const text = readFileSync(join(CONTRACT, 'paths', `${file}.yaml`), 'utf8')
    // Each key at the beginning of a line is an address.
    const addresses = text.split(/^(?=\w+:)/m).filter((address) => address.includes('operationId:'))
    return addresses.map((address) => ({
      file,
      operations: [...address.matchAll(/^ +operationId: (\w+)$/gm)].map(([, id = '']) => id),
    }))
  })
}

/** Names of the files in a folder of the contract, without their ending. */
export function contractFiles(folder: 'paths' | 'schemas'): string[] {
  return readdirSync(join(CONTRACT, folder)).map((name) => name.replace(/\.yaml$/, ''))
}

/** True if a file of the contract has the noun of a slice, alone or with the name of a part behind it. */
export function isOfSlice(file: string, slice: string | undefined): boolean {
  return slice !== undefined && (file === slice || file.startsWith(`${slice}-`))
}
