import { guide } from '../../../builders/guide.ts'

export const setUpSingleSignOn = guide(
  {
    path: '/resources/support-center/set-up-single-sign-on',
    title: 'Set up single sign-on',
    topic: 'Account and access',
    summary:
      'Connect your identity provider by SAML or OpenID Connect, test it alongside passwords, and only then require it for everyone.',
    updatedOn: '2025-10-08',
    order: 11,
  },
  `
Single sign-on is part of every plan. You need an administrator here and one of your identity provider.

1. Open **Settings → Sign-in** and choose OpenID Connect or SAML 2.0. With OpenID Connect, copy our redirect address to your provider and its issuer, client ID and secret to us. With SAML, exchange the two metadata files.
2. Map three claims: \`email\`, \`name\` and \`groups\`. Groups decide roles, so that joining and leaving happen in one place, yours.
3. Choose **Test**. A second window signs you in and shows which claims arrived. No one else is affected yet.
4. Choose **Require**. From now on passwords are refused, except for one *break-glass* owner whose use is reported to all administrators.

If the test says \`audience mismatch\`, the entity ID at your provider ends with a slash and ours does not. If people arrive without a role, their groups come as identifiers instead of names: add the identifiers to the map.

Provisioning by SCIM 2.0 stands on the same page. Without it, people who have left your provider can no longer sign in, but still count as seats until you deactivate them.
`,
)
