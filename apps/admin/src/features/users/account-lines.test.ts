import { describe, expect, it } from 'vitest'
import { readAccounts } from './account-lines.ts'

const ada = 'Ada Lovelace, ada@example.com, correct-horse'

describe('pasted accounts', () => {
  it('are read line by line, empty ones left out', () => {
    const { lines, text } = readAccounts(`${ada}\r\n\n  Bo Chen ,bo@example.com,  battery-staple `)
    expect(lines).toEqual([
      { number: 1, name: 'Ada Lovelace', email: 'ada@example.com' },
      { number: 3, name: 'Bo Chen', email: 'bo@example.com' },
    ])
    expect(text).toBe(`${ada}\n\nBo Chen, bo@example.com, battery-staple`)
  })

  it('may be CSV with headings and quotes, and passwords with commas', () => {
    const { lines, text } = readAccounts(
      'Name,Email,Password\n"Bo ""B"" Chen","bo@example.com","a,b""cdefg"\nCy Dee,cy@example.com,1,2,3,4,5',
    )
    expect(lines.map(({ name, problem }) => [name, problem])).toEqual([
      ['Bo "B" Chen', undefined],
      ['Cy Dee', undefined],
    ])
    expect(text).toBe('\nBo "B" Chen, bo@example.com, a,b"cdefg\nCy Dee, cy@example.com, 1,2,3,4,5')
  })

  it.each([
    ['Ada Lovelace, ada@example.com', 'parts'],
    ['A, ada@example.com, correct-horse', 'name_length'],
    [`${'A'.repeat(31)}, ada@example.com, correct-horse`, 'name_length'],
    ['"Lovelace, Ada", ada@example.com, correct-horse', 'name_comma'],
    ['Ada Lovelace, ada, correct-horse', 'email'],
    ['Ada Lovelace, ada@example.com, short', 'password_length'],
    ['Ada Lovelace, ada@example.com, correct horse', 'password_space'],
  ])('%j: %s', (line, problem) => expect(readAccounts(line).lines).toMatchObject([{ number: 1, problem }]))

  it('name an address only once', () => {
    const { lines } = readAccounts(`${ada}\nAda Again, ADA@example.com, correct-horse`)
    expect(lines.map(({ problem }) => problem)).toEqual([undefined, 'twice'])
  })
})
