import { Cell, ColumnHead, Section, Stack, Table, TableRow } from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { accents, contrastMeter, pairs, type ColorPair } from './contrast.ts'

/** The lowest contrast of a pair over all accents. */
interface Lowest extends ColorPair {
  value: number
  accent: string
  theme: 'light' | 'dark'
}

/** Number of pairs shown, beginning with the lowest contrast relative to the required one. */
const MAX_ROWS = 12

/**
 * Measures every pair in both themes with all accents. Returns the pairs in ascending order of their contrast relative
 * to the required one.
 */
function measureAll(probe: HTMLElement): Lowest[] {
  const measure = contrastMeter(probe)
  const lowest = (theme: 'light' | 'dark') =>
    accents
      .map((accent) => measure(accent, theme).map((value) => ({ value, accent })))
      .reduce((low, next) => low.map((one, i) => (next[i] && next[i].value < one.value ? next[i] : one)))
      .flatMap((one, i): Lowest[] => (pairs[i] ? [{ ...pairs[i], ...one, theme }] : []))
  return [...lowest('light'), ...lowest('dark')].toSorted((a, b) => a.value / a.need - b.value / b.need)
}

function ContrastTable(): ReactNode {
  const [all, setAll] = useState<Lowest[]>([])
  const probe = useCallback((element: HTMLElement | null) => {
    if (element !== null) setAll(measureAll(element))
  }, [])
  const short = all.filter(({ value, need }) => value < need).length
  return (
    <Section title="The tightest pairs of tokens, whatever the primary colour">
      <Stack>
        <i ref={probe} hidden />
        <output>
          {all.length} pairs, {accents.length} primary colours. Below their need: {short}.
        </output>
        <Table caption="The tightest pairs of tokens">
          <thead>
            <tr>
              <ColumnHead>Pair</ColumnHead>
              <ColumnHead>Theme</ColumnHead>
              <ColumnHead>Hardest colour</ColumnHead>
              <ColumnHead numeric>Needs</ColumnHead>
              <ColumnHead numeric>Has</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {all.slice(0, MAX_ROWS).map(({ ink, ground, need, value, accent, theme }) => (
              <TableRow key={`${theme} ${ink} ${ground}`}>
                <Cell>
                  {ink} on {ground}
                </Cell>
                <Cell>{theme}</Cell>
                <Cell>{accent}</Cell>
                <Cell numeric>{need}</Cell>
                <Cell numeric>{value.toFixed(2)}</Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Section>
  )
}

const meta = { title: 'Tokens/Contrast', component: ContrastTable } satisfies Meta<typeof ContrastTable>
export default meta

/** Everything stays readable with any primary colour of a site. */
export const AnyPrimaryColour: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(accents.length).toBeGreaterThanOrEqual(100)
    await expect(
      canvas.getByText(`${pairs.length * 2} pairs, ${accents.length} primary colours. Below their need: 0.`),
    ).toBeVisible()
    // Checks that the rows differ: a meter that does not work would find all contrasts equal.
    const found = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(new Set(found).size).toBe(MAX_ROWS + 1)
    await expect(contrastOf('#0033ff')).toBeCloseTo(18.3, 0)
  },
}

/**
 * Measures the contrast of text on the page background. For the default accent, the design requires a value of 18.3.
 */
function contrastOf(accent: string): number {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.hidden = true
  const [first = 0] = contrastMeter(probe)(accent, 'light')
  probe.remove()
  return first
}
