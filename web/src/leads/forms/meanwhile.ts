/** What to do until the answer to a request comes, and the pages that help. */
export type Meanwhile = { text: string; links: readonly (readonly [label: string, path: string])[] }

export const afterTheft: Meanwhile = {
  text: 'Meanwhile: report it to the police, revoke your wallet’s approvals, keep all messages and transaction IDs, and pay no one who offers to get it back.',
  links: [['Help for victims', '/resources/for-victims']],
}

export const beforeBuying: Meanwhile = {
  text: 'Meanwhile, without waiting for us:',
  links: [
    ['Prices', '/pricing'],
    ['Trust', '/company/trust'],
    ['Play a case', '/products/reactor'],
  ],
}
