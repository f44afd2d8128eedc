/**
 * Whether React has hydrated a text or an image. If a node is changed before, hydration does not match, and React renders
 * the boundary around it again. Boundaries hydrate one after another, and an effect tells of its own only. So this looks
 * for React's property on the node, or on its parent, where React has it for an only text.
 *
 * Replace by the option `onHydrated` of `hydrateRoot` when React's stable builds have it (react/react#16434) and Next
 * passes it on.
 */
export function isHydrated(node: Node): boolean {
  const keys = [node, node.parentNode].flatMap((each) => Object.keys(each ?? {}))
  return keys.some((key) => key.startsWith('__react'))
}
