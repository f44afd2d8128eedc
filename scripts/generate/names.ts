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
