/** `npm run mcp`: the tools for assistants over standard input and output, for a program on this machine. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { implementations } from '../src/calls.server.ts';
import { createAssistantServer } from '../src/features/assistants/assistant-server.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { anonymousVisitor } from '../src/kit/calls/visitor.server.ts';
import { createDrivers } from '../src/kit/drivers.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { withDatabase } from './database.ts';

const help = `Answers assistants over the Model Context Protocol, on standard input and output. It only reads.

  npm run --silent mcp

For a program that starts it, such as { "command": "npm", "args": ["run", "--silent", "mcp"], "cwd": "…/stele" }.
Settings are those of npm start; addresses in answers begin with PUBLIC_URL.`;

if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(help);
else
  process.exitCode = await withDatabase(async (db) => {
    const settings = readSettings(),
      drivers = createDrivers(db, settings),
      api = createApi(implementations);
    const server = await createAssistantServer({
      origin: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      report: (error) => console.error(error),
      callFor: (language) =>
        api.callFor({
          db,
          language,
          settings,
          drivers,
          visitor: anonymousVisitor,
          member: null,
          cacheTags: () => {},
        }),
    });
    const transport = new StdioServerTransport();
    const ended = new Promise<void>((done) => {
      process.stdin.once('end', done).once('close', done);
      process.once('SIGTERM', done).once('SIGINT', done);
    });
    await server.connect(transport);
    await ended;
    await server.close();
    return 0;
  });
