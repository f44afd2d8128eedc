/**
 * Whether React has taken over a text or an image that the server rendered. One that is changed before does not match
 * what React expects, and React renders its surroundings again. Parts of a page are taken over one after another, and
 * nothing public tells when: an effect tells only of its own part. So this looks for React's record of a node, which is
 * at the node, or at its parent if a text is all that the parent contains.
 *
 * `hydrateRoot` has a callback for it, `onHydrated`, behind a flag of React (react/react#16434). Use that when React
 * makes it public and Next passes it on.
 */
export function isHydrated(node: Node): boolean {
  const keys = [node, node.parentNode].flatMap((each) => Object.keys(each ?? {}))
  return keys.some((key) => key.startsWith('__react'))
}
