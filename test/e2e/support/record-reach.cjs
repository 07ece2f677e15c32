// Loaded before the program, in each of its threads: writes every use of another process, of the network or of a thread to `REACH_LOG`,
// a line each, and lets it happen.
const { appendFileSync } = require('node:fs');
const childProcess = require('node:child_process');
const dgram = require('node:dgram');
const dns = require('node:dns');
const http = require('node:http');
const http2 = require('node:http2');
const https = require('node:https');
const { syncBuiltinESMExports } = require('node:module');
const net = require('node:net');
const tls = require('node:tls');
const threads = require('node:worker_threads');

const log = process.env.REACH_LOG;
const note = (kind, ...what) => appendFileSync(log, `${[kind, ...what].join(' ').replaceAll('\n', ' ')}\n`);

/** Notes each call of a function of `of`: `say` makes words of its arguments. */
function watch(of, name, kind, say) {
  const own = of[name];
  if (typeof own !== 'function') throw new Error(`Node has no ${name} any more: nobody would hear of ${kind}.`);
  of[name] = function (...args) {
    note(kind, ...say(args));
    return new.target ? Reflect.construct(own, args, own) : Reflect.apply(own, this, args);
  };
  Object.setPrototypeOf(of[name], own);
  of[name].prototype = own.prototype;
}

const where = ([to]) => [typeof to === 'object' ? JSON.stringify(to) : String(to)];

// All ways to start a process and not to wait for it end in the first.
watch(childProcess.ChildProcess.prototype, 'spawn', 'process', ([{ file, args }]) => [file, ...args.slice(1)]);
for (const name of ['spawnSync', 'execFileSync'])
  watch(childProcess, name, 'process', ([file, args]) => [file, ...(Array.isArray(args) ? args : [])]);
watch(childProcess, 'execSync', 'process', ([command]) => [command]);

watch(net.Socket.prototype, 'connect', 'network connect', ([to]) => where(Array.isArray(to) ? to : [to]));
watch(net.Server.prototype, 'listen', 'network listen', where);
watch(dgram, 'createSocket', 'network datagrams', where);
watch(tls, 'connect', 'network tls', where);
watch(http2, 'connect', 'network http2', where);
for (const client of [http, https])
  for (const name of ['request', 'get']) watch(client, name, 'network http', ([to]) => [to?.href ?? to?.host ?? to]);
for (const resolver of [dns, dns.promises])
  for (const name of Object.keys(resolver).filter((name) => /^(?:lookup|resolve|reverse)/.test(name)))
    watch(resolver, name, 'network name', where);
watch(globalThis, 'fetch', 'network fetch', ([to]) => [to?.url ?? to]);

watch(threads, 'Worker', 'thread', ([file]) => [file]);
syncBuiltinESMExports();
