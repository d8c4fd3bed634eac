import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser/find-browser';
import { removeDates, writeDocument } from './documents/pdf-document';
import { projectFolder } from './project-folder';

const sourceFolder = join(projectFolder, 'scripts/documents');
const pdfFolder = join(projectFolder, 'public/pdf');

const config = parse(readFileSync(join(projectFolder, 'site.config.json'), 'utf8'));
const practice = String(config.site.name);
const styles = readFileSync(join(sourceFolder, 'document.css'), 'utf8');
const mark = readFileSync(join(projectFolder, 'public', config.site.logo ?? 'logo.svg'), 'utf8');

mkdirSync(pdfFolder, { recursive: true });
const browser = await chromium.launch(await findBrowser());
try {
  const page = await browser.newPage();
  for (const file of readdirSync(sourceFolder).filter((name) => name.endsWith('.html'))) {
    const content = readFileSync(join(sourceFolder, file), 'utf8');
    await page.setContent(writeDocument({ content, styles, practice, mark }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const name = `${basename(file, '.html')}.pdf`;
    writeFileSync(join(pdfFolder, name), removeDates(pdf));
    console.log(`wrote public/pdf/${name}, ${Math.round(pdf.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
