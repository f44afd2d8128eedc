/** `fooBar` → `foo-bar`. */
export const kebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `foo-bar` → `fooBar`. */
export const camelCase = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** `foo-bar` → `FooBar`. */
export const pascalCase = (name: string) => {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** `foo-bar` → `FOO_BAR`. */
export const constantCase = (name: string) => name.replaceAll('-', '_').toUpperCase()

/** `foo-bar` → `Foo bar`. */
export const inWords = (name: string) => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

/** The kebab-case form of a name that a developer typed as `fooBar`, `FooBar` or `foo-bar`. */
export function parseName(given: string | undefined, command: string): string {
  if (!given) throw new Error(`Usage: npm run ${command} NAME, such as price-table or priceTable.`)
  const camel = given.charAt(0).toLowerCase() + given.slice(1)
  const name = given.includes('-') ? given : kebabCase(camel)
  if (KEBAB.test(name)) return name
  throw new Error(
    `${JSON.stringify(given)} is not a name: use letters and digits in kebab-case or camelCase, ` +
      'beginning with a letter, such as price-table or priceTable.',
  )
}
