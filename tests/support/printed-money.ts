import type { HTMLElement } from 'node-html-parser'

/** Amounts of money in a visible text: `$150k-$200k` gives 150000 and 200000. */
export function amountsIn(text: string): number[] {
  if (text.trim() === 'Free') return [0]
  return [...text.matchAll(/[$€£]([\d.,]+)(k?)/g)].map(
    ([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1),
  )
}

/** Printed prices of plans and courses, by name. */
export function printedPrices(main: HTMLElement): Record<string, number> {
  const cards = main.querySelectorAll('li').filter((item) => item.querySelector('h3 ~ *, div > h3'))
  return Object.fromEntries(
    cards.flatMap((card) => {
      const [amount] = amountsIn(card.querySelector('.figure')?.text ?? '')
      return amount === undefined ? [] : [[card.querySelector('h3')?.text ?? '', amount]]
    }),
  )
}

/** The printed value of a job's or event's fact, such as the salary. */
export function printedFact(main: HTMLElement, name: string): string {
  const term = main.querySelectorAll('dt').find(({ text }) => text === name)
  return term?.nextElementSibling?.text ?? ''
}
