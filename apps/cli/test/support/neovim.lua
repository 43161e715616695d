-- A person at work in Neovim: sees a problem, takes the fix, renames a card, lays the file out, saves all.
local file, node, draco, report = vim.env.DRACO_FILE, vim.env.DRACO_NODE, vim.env.DRACO_BIN, vim.env.DRACO_REPORT
local found = {}

local function finish()
  local handle = assert(io.open(report, 'w'))
  handle:write(vim.json and vim.json.encode(found) or vim.fn.json_encode(found))
  handle:close()
  vim.cmd('qall!')
end

local function wait(what, check)
  if vim.wait(60000, check, 20) then return end
  found.missed = what
  finish()
end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') end

local function cursor_on(word)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local at = line:find(word, 1, true)
    if at then return vim.api.nvim_win_set_cursor(0, { number, at - 1 + #word - 1 }) end
  end
  found.missed = word
  finish()
end

vim.cmd('edit ' .. file)
local id = vim.lsp.start_client({ name = 'draco', cmd = { node, draco, 'lsp', '--stdio' }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, id)
local encoding = 'utf-16'

wait('a problem', function() return #vim.diagnostic.get(0) > 0 end)
local problem = vim.diagnostic.get(0)[1]
found.problem = problem.message

local params = {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = problem.user_data.lsp.range or {
    start = { line = problem.lnum, character = problem.col },
    ['end'] = { line = problem.end_lnum, character = problem.end_col },
  },
  context = { diagnostics = {} },
}
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 60000)
local action = answers[id].result[1]
found.fix = action.title
vim.lsp.util.apply_workspace_edit(action.edit, encoding)
wait('no problem', function() return #vim.diagnostic.get(0) == 0 end)

cursor_on('card dice-game')
vim.lsp.buf.rename('game-of-dice')
wait('the new name', function() return text():find('card game-of-dice', 1, true) ~= nil end)

if vim.lsp.buf.format then
  vim.lsp.buf.format({ timeout_ms = 60000 })
else
  vim.lsp.buf.formatting_sync(nil, 60000)
end
vim.cmd('wall')
finish()
