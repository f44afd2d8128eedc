import {
  type ArrayDefinition,
  type BooleanDefinition,
  type DateDefinition,
  type DateRule,
  defineArrayMember,
  defineField,
  type FieldDefinitionBase,
  type NumberDefinition,
  type NumberRule,
  type ObjectDefinition,
  type ReferenceDefinition,
  type StringDefinition,
  type TextDefinition,
} from 'sanity'
import { NumberInput } from '../../components/number-input'
import { checkYear } from '../validation/date-rules'

/** What a field has besides name, title and type. `required` is what an editor reads who leaves it empty. */
type More<Definition> = FieldDefinitionBase &
  Partial<Omit<Definition, 'name' | 'title' | 'type'>> & { required?: string }

type Requiring<Rule> = {
  required: () => Rule
  error: (message: string) => Rule
}

const requiring = (message: string | undefined) =>
  message !== undefined && {
    validation: <Rule extends Requiring<Rule>>(rule: Rule): Rule => rule.required().error(message),
  }

/** One line of text. */
export const line = (
  name: string,
  title: string,
  { required, ...more }: More<StringDefinition> = {},
) => defineField({ ...requiring(required), ...more, name, title, type: 'string' })

/** Several lines of text; two rows high unless it says otherwise. */
export const text = (
  name: string,
  title: string,
  { required, ...more }: More<TextDefinition> = {},
) => defineField({ rows: 2, ...requiring(required), ...more, name, title, type: 'text' })

/** A number. What `range` refuses has the message of an empty field: one rule would say it twice there. */
export const number = (
  name: string,
  title: string,
  {
    required,
    range = (rule) => rule,
    ...more
  }: More<NumberDefinition> & { range?: (rule: NumberRule) => NumberRule } = {},
) =>
  defineField({
    ...(required !== undefined && {
      validation: (rule: NumberRule) => [
        rule.required().error(required),
        range(rule).error(required),
      ],
    }),
    ...(!more.options?.list && { components: { input: NumberInput } }),
    ...more,
    name,
    title,
    type: 'number',
  })

export const toggle = (
  name: string,
  title: string,
  more: Omit<More<BooleanDefinition>, 'required'> = {},
) => defineField({ initialValue: false, ...more, name, title, type: 'boolean' })

type Options = NonNullable<NonNullable<StringDefinition['options']>['list']>

/** One of a few values, as radio buttons in a row. */
export const choice = (
  name: string,
  title: string,
  list: Options,
  more: More<StringDefinition> = {},
) => {
  // The Studio would write a value without a title as it likes: Usd for USD.
  const titled = list.map((item) =>
    typeof item === 'string' ? { title: item, value: item } : item,
  )
  return line(name, title, {
    options: { list: titled, layout: 'radio', direction: 'horizontal' },
    ...more,
  })
}

/** A day whose year is not mistyped; `rules` are further ones. */
export const day = (
  name: string,
  title: string,
  {
    required,
    rules,
    ...more
  }: More<DateDefinition> & { rules?: (rule: DateRule) => DateRule[] } = {},
) =>
  defineField({
    options: { dateFormat: 'D MMMM YYYY' },
    validation: (rule: DateRule) => [
      ...(required === undefined ? [] : [rule.required().error(required)]),
      rule.custom(checkYear),
      ...(rules?.(rule) ?? []),
    ],
    ...more,
    name,
    title,
    type: 'date',
  })

/** A document of one type. */
export const reference = (
  name: string,
  title: string,
  to: string,
  { required, ...more }: More<ReferenceDefinition> = {},
) =>
  defineField({
    to: [{ type: to }],
    ...requiring(required),
    ...more,
    name,
    title,
    type: 'reference',
  })

type Plain = More<Pick<ObjectDefinition, 'description' | 'hidden' | 'initialValue'>>

export const image = (name: string, title: string, more: Omit<Plain, 'required'> = {}) =>
  defineField({ ...more, name, title, type: 'imageWithAlt' })

export const button = (name: string, title: string, { required, ...more }: Plain = {}) =>
  defineField({ ...requiring(required), ...more, name, title, type: 'action' })

/** Paragraphs, headings, lists, tables, code and images. */
export const prose = (name: string, title: string, { required, ...more }: Plain = {}) =>
  defineField({ ...someOf(required), ...more, name, title, type: 'portableText' })

const someOf = (message: string | undefined) =>
  message !== undefined && {
    validation: <Rule extends Requiring<Rule> & { min: (length: number) => Rule }>(
      rule: Rule,
    ): Rule => rule.required().min(1).error(message),
  }

/** Items of one type. */
export const list = (
  name: string,
  title: string,
  of: string,
  { required, ...more }: More<ArrayDefinition> = {},
) =>
  defineField({
    ...someOf(required),
    of: [defineArrayMember({ type: of })],
    ...more,
    name,
    title,
    type: 'array',
  })
