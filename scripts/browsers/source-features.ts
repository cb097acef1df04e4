/** Finds our source's web platform features by type: only types show which `flat` is an array's. */
import { relative } from 'node:path';
import ts from 'typescript';
import { missingInDeclaration, missingInSelector } from './bundle-features.ts';
import { canBeMissing, missingFeature, type MissingFeature, missingGlobal } from './compat-data.ts';

export type Finding = MissingFeature & { position: string };

function platformName(name: string): string {
  return name.replace(/^Readonly(?=Array|Set|Map)/, '').replace(/(?<=\w)(?:Constructor|Of)$/, '');
}

function isPlatform(symbol: ts.Symbol | undefined): boolean {
  return (
    symbol?.declarations?.some((declaration) => /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) ??
    false
  );
}

function interfaceNames(type: ts.Type, checker: ts.TypeChecker): string[] {
  const apparent = checker.getApparentType(type);
  if (apparent.isUnionOrIntersection()) return apparent.types.flatMap((one) => interfaceNames(one, checker));
  const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
  const target = (apparent as ts.TypeReference).target as ts.InterfaceType | undefined;
  const ofTarget = target !== undefined && target !== apparent ? interfaceNames(target, checker) : [];
  // Some types have no symbol, whatever TypeScript declares.
  const { symbol } = apparent as { symbol?: ts.Symbol };
  return [
    ...(symbol === undefined ? [] : [platformName(symbol.name)]),
    ...ofTarget,
    ...bases.flatMap((base) => interfaceNames(base, checker)),
  ];
}

function missingMember(
  owner: { type: ts.Type; name: string | undefined },
  member: string,
  checker: ts.TypeChecker,
): MissingFeature | undefined {
  if (owner.name === 'window' || owner.name === 'globalThis' || owner.name === 'self') {
    const missing = missingGlobal(member);
    if (missing !== undefined) return missing;
  }
  const statics = owner.name === undefined ? [] : [owner.name];
  return missingFeature(
    ...statics.map((name) => ['api', name, `${member}_static`]),
    ...statics.map((name) => ['javascript', 'builtins', name, member]),
    ...interfaceNames(owner.type, checker).flatMap((name) => [
      ['api', name, member],
      ['javascript', 'builtins', name, member],
      ['javascript', 'builtins', 'Intl', name, member],
    ]),
  );
}

function literalText(node: ts.Expression | undefined): string | undefined {
  if (node !== undefined && ts.isJsxExpression(node)) return literalText(node.expression);
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function missingInNames(node: ts.Node): MissingFeature[] {
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
    const element = node.parent.parent.tagName.getText().replace(/^.*\./, '');
    const name = node.name.text.toLowerCase();
    const attribute = missingFeature(['html', 'elements', element, name], ['html', 'global_attributes', name]);
    const missing = missingInDeclaration(node.name.text, literalText(node.initializer));
    return attribute === undefined ? missing : [attribute, ...missing];
  }
  if (!ts.isPropertyAssignment(node)) return [];
  if (ts.isStringLiteral(node.name) && /^[&:@.[*]/.test(node.name.text)) return missingInSelector(node.name.text);
  if (!ts.isIdentifier(node.name) && !ts.isStringLiteral(node.name)) return [];
  return missingInDeclaration(node.name.text, literalText(node.initializer));
}

function missingAt(node: ts.Node, checker: ts.TypeChecker): MissingFeature[] {
  if (ts.isPropertyAccessExpression(node)) {
    if (!canBeMissing(node.name.text) || !isPlatform(checker.getSymbolAtLocation(node.name))) return [];
    const name = ts.isIdentifier(node.expression) ? node.expression.text : undefined;
    const missing = missingMember({ type: checker.getTypeAtLocation(node.expression), name }, node.name.text, checker);
    return missing === undefined ? [] : [missing];
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (!ts.isIdentifier(name) || !canBeMissing(name.text)) return [];
    const type = checker.getTypeAtLocation(node.parent);
    if (!isPlatform(type.getProperty(name.text))) return [];
    const missing = missingMember({ type, name: undefined }, name.text, checker);
    return missing === undefined ? [] : [missing];
  }
  if (ts.isIdentifier(node) && ts.isExpression(node) && !ts.isPropertyAccessExpression(node.parent)) {
    const isGlobal =
      canBeMissing(node.text) && !ts.isPartOfTypeNode(node) && isPlatform(checker.getSymbolAtLocation(node));
    const missing = isGlobal ? missingGlobal(node.text) : undefined;
    return missing === undefined ? [] : [missing];
  }
  return missingInNames(node);
}

function findingsIn(file: ts.SourceFile, checker: ts.TypeChecker): Finding[] {
  const findings: Finding[] = [];
  const path = relative(process.cwd(), file.fileName);
  const visit = (node: ts.Node): void => {
    for (const one of missingAt(node, checker)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      findings.push({ ...one, position: `${path}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

/** Checks these files and our modules that they import. It loads the newest library, so that new names have types. */
export function sourceFindings(files: readonly string[]): Finding[] {
  const config = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, process.cwd());
  const program = ts.createProgram([...files], { ...options, lib: ['lib.esnext.full.d.ts'] });
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !file.fileName.includes('/node_modules/'))
    .flatMap((file) => findingsIn(file, checker));
}
