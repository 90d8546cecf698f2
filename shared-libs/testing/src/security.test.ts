import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repo = path.join(import.meta.dirname, '../../..');
const text = readFileSync(path.join(repo, 'docs/security.md'), 'utf8');
const named = [...new Set(text.match(/`[\w./-]+\.(test|spec)\.tsx?`/g))].map((name) =>
  name.slice(1, -1),
);

/** The chapters of OWASP ASVS 5.0.0. */
const chapters = [
  'V1 Encoding and Sanitization',
  'V2 Validation and Business Logic',
  'V3 Web Frontend Security',
  'V4 API and Web Service',
  'V5 File Handling',
  'V6 Authentication',
  'V7 Session Management',
  'V8 Authorization',
  'V9 Self-contained Tokens',
  'V10 OAuth and OIDC',
  'V11 Cryptography',
  'V12 Secure Communication',
  'V13 Configuration',
  'V14 Data Protection',
  'V15 Secure Coding and Architecture',
  'V16 Security Logging and Error Handling',
  'V17 WebRTC',
];

test('each test that security.md goes by is there', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !existsSync(path.join(repo, name)))).toEqual([]);
});

/** The rows of the tables with a column of proofs, other than those of what is not met: what each is about, and its proof. */
const rows = text
  .split(/\n(?!\|)/)
  .map((table) => table.split('\n').filter((line) => line.startsWith('|')))
  .flatMap(([heads = '', , ...lines]) => {
    const proof = cellsOf(heads).indexOf('Proof');
    return proof < 0
      ? []
      : lines.map((line) => [cellsOf(line)[0] ?? '', cellsOf(line)[proof] ?? '']);
  })
  .filter(([about]) => about !== '**Not met**');

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

test('each row names a test', () => {
  expect(rows.length).toBeGreaterThan(80);
  const lacking = rows.filter(([, proof = '']) => !/`[\w./-]+\.(test|spec)\.tsx?`/.test(proof));
  expect(lacking.map(([about]) => about)).toEqual([]);
});

test('each chapter of ASVS has its part, in order, and says what is not met', () => {
  const parts = text.split(/^### /m).slice(1);
  expect(parts.map((part) => part.split('\n')[0])).toEqual(chapters);
  for (const part of parts) expect(part).toContain('**Not met');
});
