/** What to do until the answer to a submission comes, and the pages that help. */
export type Meanwhile = { text: string; links: readonly (readonly [label: string, path: string])[] }

/** What victims and buyers can do until the answer comes. */
export const afterTheft: Meanwhile = {
  text: 'Meanwhile: pay no one who offers to get it back, revoke your wallet’s approvals, keep all messages and transaction hashes, and report it to the police.',
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
