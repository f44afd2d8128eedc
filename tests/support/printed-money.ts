import type { HTMLElement } from 'node-html-parser'
import type { Thing } from './structured-data.ts'

/** The amounts of money in a text as visitors read it, in dollars: `$150k-$200k` has two. */
export function amountsIn(text: string): number[] {
  if (text.trim() === 'Free') return [0]
  return [...text.matchAll(/[$€£]([\d.,]+)(k?)/g)].map(
    ([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1),
  )
}

/** What a plan or a course costs on its sheet, by its name. */
export function printedPrices(main: HTMLElement): Record<string, number> {
  const sheets = main
    .querySelectorAll('li')
    .filter((item) => item.querySelector('h3 ~ *, div > h3'))
  return Object.fromEntries(
    sheets.flatMap((sheet) => {
      const [amount] = amountsIn(sheet.querySelector('.figure')?.text ?? '')
      return amount === undefined ? [] : [[sheet.querySelector('h3')?.text ?? '', amount]]
    }),
  )
}

/** The value of a fact of a position or an event. */
export function printedFact(main: HTMLElement, name: string): string {
  const term = main.querySelectorAll('dt').find(({ text }) => text === name)
  return term?.nextElementSibling?.text ?? ''
}

/** What machines are told that things cost, by their names. */
export function toldPrices(offers: readonly Thing[]): Record<string, number> {
  return Object.fromEntries(offers.map(({ name, price }) => [String(name), Number(price)]))
}
