import { describe, expect, it } from 'vitest'
import { bold, italic } from './emphasis.ts'
import { runMarked } from './marked-text.ts'

describe('bold', () => {
  it.each([
    ['wraps the selection', 'a ⟦big⟧ word', 'a **⟦big⟧** word'],
    ['is removed again from outside', 'a **⟦big⟧** word', 'a ⟦big⟧ word'],
    ['is removed when the marks are selected', 'a ⟦**big**⟧ word', 'a ⟦big⟧ word'],
    ['leaves white space outside', 'a⟦ big ⟧word', 'a **⟦big⟧** word'],
    ['acts on the word at the cursor', 'a b¦ig word', 'a **b¦ig** word'],
    ['is removed from the word at the cursor', 'a **b¦ig** word', 'a b¦ig word'],
    ['opens an empty pair', 'a ¦', 'a **¦**'],
    ['closes an empty pair again', 'a **¦**', 'a ¦'],
    ['makes an italic word bold and italic', '*⟦big⟧*', '***⟦big⟧***'],
    ['removes only its own marks', '***⟦big⟧***', '*⟦big⟧*'],
    ['does not treat a Chinese sentence as a word', '番茄¦苗', '番茄**¦**苗'],
    ['marks each line after its block mark', '⟦- one\n\n> two⟧', '⟦- **one**\n\n> **two**⟧'],
    ['is removed from each line', '⟦- **one**\n- **two**⟧', '⟦- one\n- two⟧'],
    ['marks only the lines without it', '⟦**one**\ntwo⟧', '⟦**one**\n**two**⟧'],
    ['leaves a blank selection alone', 'a⟦  ⟧b', 'a⟦  ⟧b'],
  ])('%s', (_, before, after) => {
    expect(runMarked(bold, before)).toBe(after)
  })
})

describe('italic', () => {
  it.each([
    ['wraps the selection', 'a ⟦big⟧ word', 'a *⟦big⟧* word'],
    ['is removed again', 'a *⟦big⟧* word', 'a ⟦big⟧ word'],
    ['makes a bold word bold and italic', '**⟦big⟧**', '***⟦big⟧***'],
    ['removes only its own marks', '***⟦big⟧***', '**⟦big⟧**'],
  ])('%s', (_, before, after) => {
    expect(runMarked(italic, before)).toBe(after)
  })
})
