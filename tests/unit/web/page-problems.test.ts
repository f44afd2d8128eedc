import { expect, test } from 'vitest'
import { pageProblems } from '../../support/page-problems.ts'

const page = (content: string) => `<body><main><h1>Title</h1>${content}</main></body>`
const none = { failures: [], leftovers: [] }

test('a correct page has no problem', () => {
  const content = '<h2>A</h2><a href="/b"><img alt="C" src="/c"></a><svg aria-hidden="true"></svg>'
  expect(pageProblems(200, page(content))).toEqual(none)
})

test('a page that is not there, or has no title, fails', () => {
  expect(pageProblems(500, page(''))).toMatchObject({ failures: ['it answers 500'] })
  expect(pageProblems(200, '<body><main><h1></h1></main></body>').failures).toContain('it has 0 h1')
})

test.each([
  ['<p>undefined pages</p>', /its text has .*undefined pa/],
  ['<p>Costs NaN</p>', /its text has .*Costs NaN/],
  ['<p>[object Object]</p>', /its text has .*\[object Obj/],
  ['<a href="/null">A</a>', 'a href has "/null"'],
  ['<time datetime="Invalid Date">A</time>', /time datetime has "Invalid Date"/],
  ['<template data-dgst="1"></template>', 'a part of it failed'],
  ['<script type="application/ld+json">{"a":null}</script>', /structured data has :null/],
])('%s fails', (content, failure) => {
  const { failures } = pageProblems(200, page(content))
  expect(failures.join('\n')).toMatch(failure)
})

test.each(['<h3> </h3>', '<a href="/a"></a>', '<ul><li><button></button></li></ul>'])(
  '%s is a leftover',
  (content) => {
    expect(pageProblems(200, page(content)).leftovers).toHaveLength(1)
  },
)
